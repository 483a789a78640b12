#!/bin/sh
# Builds for Android: "apk" to try on a device, "aab" for the store. Says first what is missing; called by the Makefile.
set -eu
cd "$(dirname "$0")/.."
wanted=${1:-apk}

stop() {
    printf 'android: %s\n' "$@" >&2
    exit 1
}

case $(uname -s) in
    Linux | Darwin) ;;
    *) stop "buildozer works on Linux and macOS; on Windows, use WSL." ;;
esac
missing=
for tool in git java javac zip unzip autoconf automake libtool pkg-config cmake; do
    [ "$tool" = libtool ] && command -v libtoolize >/dev/null 2>&1 && continue
    command -v "$tool" >/dev/null 2>&1 || missing="$missing $tool"
done
if [ -n "$missing" ]; then
    stop "Missing:$missing." \
        "On Debian or Ubuntu: apt-get install git openjdk-17-jdk zip unzip autoconf automake libtool libtool-bin pkg-config" \
        "    cmake build-essential zlib1g-dev libffi-dev libssl-dev libncurses-dev"
fi

VIRTUAL_ENV=$(pwd)/build/packager
PATH=$VIRTUAL_ENV/bin:$PATH
export VIRTUAL_ENV PATH
case $wanted in
    apk) buildozer android debug ;;
    aab)
        [ -n "${P4A_RELEASE_KEYSTORE:-}" ] || stop "P4A_RELEASE_KEYSTORE is not set: docs/device.md tells how to sign."
        buildozer android release
        ;;
    *) stop "There is no way to build $wanted, only apk and aab." ;;
esac
ls -l bin
