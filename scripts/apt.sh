# Sourced: install_packages NAME ... installs Debian packages, as root or with sudo.

install_packages() {
  echo "installing $*"
  if [ "$(id -u)" = 0 ]; then
    sudo=""
  elif command -v sudo >/dev/null 2>&1; then
    sudo="sudo"
  else
    echo "cannot install $*: neither root nor sudo; install them and run this again" >&2
    exit 2
  fi
  export DEBIAN_FRONTEND=noninteractive
  $sudo apt-get install -y -qq --no-install-recommends "$@" >/dev/null 2>&1 && return 0
  $sudo apt-get update -qq
  $sudo apt-get install -y -qq --no-install-recommends "$@" >/dev/null
}
