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

# unpack PACKAGE ... unpacks packages that cannot be installed beside others to the folder unpacked in
# a new folder, $work, which the caller removes.
unpack() {
  echo "unpacking $*"
  need_root "$*"
  work=$(mktemp -d)
  (cd "$work" && { apt-get download -qq "$@" >/dev/null 2>&1 || { $sudo apt-get update -qq && apt-get download -qq "$@" >/dev/null 2>&1; }; })
  for package in "$work"/*.deb; do dpkg -x "$package" "$work/unpacked"; done
}

# unpack_definitions PACKAGE FOLDER TARGET copies the .td files below a folder of a package.
unpack_definitions() {
  unpack "$1"
  find "$work/unpacked/$2" -type f ! -name '*.td' -delete
  $sudo mkdir -p "$(dirname "$3")"
  $sudo cp -r "$work/unpacked/$2" "$3"
  rm -r "$work"
}

# unpack_tools FOLDER TARGET PACKAGE ... copies programs and shared libraries below a folder of packages.
unpack_tools() {
  from=$1 to=$2
  shift 2
  unpack "$@"
  $sudo mkdir -p "$to"
  $sudo cp -r "$work/unpacked/$from/bin" "$work/unpacked/$from/lib" "$to"
  rm -r "$work"
}
