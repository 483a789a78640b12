#!/bin/sh
# Sets up everything the app (or, with "dev", its tests too) needs, and only what is missing:
# system libraries through apt, then Python packages in .venv. Called by the Makefile.
set -eu
cd "$(dirname "$0")/.."
wanted=${1:-app}

say() { printf '%s\n' "$*"; }
stop() {
    printf 'setup: %s\n' "$@" >&2
    exit 1
}

case $(uname -s) in
    Linux) system=linux ;;
    Darwin) system=macos ;;
    MINGW* | MSYS* | CYGWIN* | Windows*)
        stop "Windows is not set up by these scripts." \
            "Missing: a Linux shell. In WSL (wsl --install -d Ubuntu), 'make run' and 'make test' work as on Ubuntu."
        ;;
    *) stop "$(uname -s) is not known here; the app is developed on Debian, Ubuntu and macOS." ;;
esac

apt=no
command -v apt-get >/dev/null 2>&1 && command -v dpkg-query >/dev/null 2>&1 && apt=yes

# Kivy 2.3.1 has ready-made packages for Python 3.11 to 3.13; for later ones only the system's own Kivy works.
minor_version() { "$1" -c 'import sys; print(sys.version_info[1] if sys.version_info[0] == 3 else 0)' 2>/dev/null || echo 0; }
python= newer=
for candidate in ${PYTHON:-python3 python3.13 python3.12 python3.11 python}; do
    minor=$(minor_version "$candidate")
    if [ "$minor" -ge 11 ] && [ "$minor" -le 13 ]; then
        python=$candidate
        break
    fi
    [ "$minor" -ge 14 ] && newer=${newer:-$candidate}
done
packages=
venv_options=
if [ -z "$python" ]; then
    if [ -z "$newer" ]; then
        case $system/$apt in
            linux/yes) hint="On Debian or Ubuntu: apt-get install python3 (Debian 12, Ubuntu 24.04 or later)." ;;
            macos/*) hint="On macOS: brew install python@3.13, or the installer of python.org." ;;
            *) hint="Install it with the package manager of this system." ;;
        esac
        stop "Missing: Python 3.11 or later (found: $(python3 --version 2>/dev/null || echo none))." "$hint"
    fi
    if [ "$apt" = no ] || [ "$(minor_version /usr/bin/python3)" -lt 14 ]; then
        stop "Missing: Python 3.11, 3.12 or 3.13 ($newer is $("$newer" --version), and Kivy 2.3.1 has no ready-made package for it)." \
            "Install one of them beside it, then run make again."
    fi
    python=/usr/bin/python3
    dpkg-query -W -f '${db:Status-Status}' python3-kivy 2>/dev/null | grep -qx installed || packages=python3-kivy
    venv_options=--system-site-packages
fi

# What Kivy's SDL2 opens at run time, and the package of Debian and Ubuntu that has it.
libraries='libGL.so.1=libgl1 libEGL.so.1=libegl1 libGLESv2.so.2=libgles2 libmtdev.so.1=libmtdev1
    libX11.so.6=libx11-6 libXext.so.6=libxext6 libXcursor.so.1=libxcursor1 libXi.so.6=libxi6
    libXrandr.so.2=libxrandr2 libXss.so.1=libxss1 libXrender.so.1=libxrender1 libXfixes.so.3=libxfixes3'
missing=
if [ "$system" = linux ]; then
    for pair in $libraries; do
        library=${pair%%=*}
        if ! "$python" -c "import ctypes; ctypes.CDLL('$library')" 2>/dev/null; then
            missing="$missing $library"
            packages="$packages ${pair#*=}"
        fi
    done
    drivers=
    for driver in /usr/lib/*/dri/*_dri.so /usr/lib*/dri/*_dri.so; do
        [ -e "$driver" ] && drivers=yes
    done
    if [ -z "$drivers" ]; then
        missing="$missing Mesa's-drivers"
        packages="$packages libgl1-mesa-dri"
    fi
fi
if ! "$python" -c 'import venv, ensurepip' 2>/dev/null; then
    missing="$missing Python's-venv-module"
    packages="$packages python3.$(minor_version "$python")-venv"
fi

if [ -n "$packages" ]; then
    # shellcheck disable=SC2086
    set -- $packages
    if [ "$apt" = no ]; then
        stop "Missing:$missing." "There is no apt-get here to install them with." \
            "Install them with the package manager of this system (on Debian they are: $*), then run make again."
    fi
    as_root=
    if [ "$(id -u)" -ne 0 ]; then
        command -v sudo >/dev/null 2>&1 || stop "Missing: $*." "As root, run: apt-get install $*" "Then run make again."
        as_root=sudo
        [ -t 0 ] || as_root='sudo -n'
    fi
    say "Installing system packages: $*"
    log=$(mktemp)
    install() {
        $as_root env DEBIAN_FRONTEND=noninteractive apt-get -q update &&
            $as_root env DEBIAN_FRONTEND=noninteractive apt-get -q install -y --no-install-recommends "$@"
    }
    if ! install "$@" >"$log" 2>&1 </dev/null; then
        tail -n 15 "$log" >&2
        rm -f "$log"
        stop "apt-get could not install: $*"
    fi
    rm -f "$log"
fi

if ! .venv/bin/python -c '' 2>/dev/null; then
    say "Creating .venv with $("$python" --version)"
    rm -rf .venv
    "$python" -m venv $venv_options .venv
fi
pip() { .venv/bin/python -m pip --disable-pip-version-check -q "$@" </dev/null; }
say "Installing Python packages"
pip install -r requirements.txt || stop "pip could not install requirements.txt; is this machine online?"
touch .venv/app
if [ "$wanted" = dev ]; then
    pip install -r requirements-dev.txt || stop "pip could not install requirements-dev.txt; is this machine online?"
    pip install --no-deps -r requirements-dev-alone.txt ||
        stop "pip could not install requirements-dev-alone.txt; is this machine online?"
    touch .venv/dev
fi
