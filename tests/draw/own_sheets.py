"""Own sheets as far as they are made, ready to be laid out."""

from __future__ import annotations

from companion.draw.ownsheet.view import OwnSheetView
from companion.records.assets import sheets
from companion.records.record import start
from companion.rules.welcome.sheet import Sheet
from companion.store.ownsheets.changes import ladder_of
from companion.store.ownsheets.draft import sheet_raw

CLASSIC = sheets()["classic-2023"]
COPIES = (
    ("classic-2018", "Edition of 2018, as printed"), ("classic-2023", "Edition of 2023, as printed"), ("Mine", "Mine")
)  # fmt: skip
FAULT = "Street 2 of the sheet has 31 houses, 1 to 30 can be played."

FEW = CLASSIC._replace(
    streets=(1, 2), pools_at=((1,), ()), parks=((), (0,)), pools=(), temps=0, values=((),) * 6, bis=(), roundabouts=(),
    temp_points=(),
)  # fmt: skip
"""As little as a sheet can have."""
MANY = CLASSIC._replace(
    streets=(30, 7, 14, 9), pools_at=((1, 30), (), (2,), (9,)), parks=((0, 2, 4, 6, 8, 10, 12, 15),) * 4,
    pools=tuple(range(24)), temps=20, roundabouts=(0, 3, 8, 15),
)  # fmt: skip


def own_sheet(sheet: Sheet = CLASSIC, ladder: str = "", box: int = 0, **changes: object) -> OwnSheetView:
    table = start({"edition": "2023", "sheet": sheet_raw(sheet), "players": [{"id": "p1"}]})
    figures = ladder_of(sheet, ladder) if ladder else ()
    view = OwnSheetView(table, "", "My sheet", copies=COPIES, ladder=ladder, figures=figures, box=box)
    return view._replace(**changes)


VIEWS = {
    "new": own_sheet(),
    "kept": own_sheet(name="Blueprint", new=False, copies=(), can_undo=True),
    "pools": own_sheet(ladder="pools", box=4, can_undo=True),
    "temps": own_sheet(ladder="temp_points", can_undo=True),
    "column": own_sheet(CLASSIC._replace(values=((9, 3), *CLASSIC.values[1:])), "values 1", 1),
    "faults": own_sheet(faults={"name": FAULT, "streets": FAULT, "street 2": FAULT}, can_undo=True),
    "ladder fault": own_sheet(ladder="refusals", faults={"ladder": "The sheet needs a box for refusals."}),
    "few": own_sheet(FEW),
    "few parks": own_sheet(FEW, "parks 1"),
    "many": own_sheet(MANY, "pools", 20, can_undo=True),
}
