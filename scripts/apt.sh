# Sourced: install_packages NAME ... installs Debian packages, as root or with sudo.

install_packages() {
  echo "installing $*"
  need_root "$*"
  export DEBIAN_FRONTEND=noninteractive
  $sudo apt-get install -y -qq --no-install-recommends "$@" >/dev/null 2>&1 && return 0
  $sudo apt-get update -qq
  $sudo apt-get install -y -qq --no-install-recommends "$@" >/dev/null
}

# need_root WHAT sets $sudo to what makes a command root's.
need_root() {
  if [ "$(id -u)" = 0 ]; then
    sudo=""
  elif command -v sudo >/dev/null 2>&1; then
    sudo="sudo"
  else
    echo "cannot install $1: neither root nor sudo; install them and run this again" >&2
    exit 2
  fi
}

# unpack_definitions PACKAGE FOLDER TARGET copies the .td files below a folder of a package that
# cannot be installed beside others.
unpack_definitions() {
  echo "unpacking $1"
  need_root "$1"
  work=$(mktemp -d)
  (cd "$work" && { apt-get download -qq "$1" >/dev/null 2>&1 || { $sudo apt-get update -qq && apt-get download -qq "$1" >/dev/null 2>&1; }; })
  dpkg -x "$work"/*.deb "$work/unpacked"
  find "$work/unpacked/$2" -type f ! -name '*.td' -delete
  $sudo mkdir -p "$(dirname "$3")"
  $sudo cp -r "$work/unpacked/$2" "$3"
  rm -r "$work"
}
