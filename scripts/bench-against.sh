#!/usr/bin/env bash
# Compares the speed of the engine as it is in this folder ("new") with that of another commit ("old"), on the same recorded games:
#   scripts/bench-against.sh COMMIT [--runs 12] [--game NAME] [--mix] [--seconds 15]
# Ratios above 1 mean that the new one is faster. A run takes --seconds of CPU time. All files go into a temporary folder.
set -euo pipefail
cd "$(dirname "$0")/.."

refuse() {
  echo "$1" >&2
  sed -n '3s/^# *//p' scripts/bench-against.sh >&2
  exit 2
}
commit='' runs=12 options=(--seconds 15)
while [ $# -gt 0 ]; do
  case "$1" in
    --mix) options+=("$1") ;;
    --runs | --game | --seconds)
      [ $# -ge 2 ] || refuse "$1 needs a value."
      if [ "$1" = --runs ]; then runs="$2"; else options+=("$1" "$2"); fi
      shift
      ;;
    -*) refuse "There is no option $1." ;;
    *) commit="$1" ;;
  esac
  shift
done
[ -n "$commit" ] || refuse 'Which commit?'
[[ "$runs" =~ ^[0-9]+$ && "$runs" -ge 6 ]] || refuse '--runs takes a number from 6 on: fewer runs give no interval of 95 %.'
commit="$(git rev-parse --verify --quiet "$commit^{commit}")" || refuse "There is no such commit."

folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
trap 'exit 130' INT
trap 'exit 143' TERM HUP

# A copy of the new one too, so that both lie alike and this folder can be worked in meanwhile.
node scripts/prepare.js --program
mkdir -p "$folder/new/dist" "$folder/old"
cp -R package.json scripts "$folder/new"
cp -R dist/src "$folder/new/dist"
git archive "$commit" | tar -x -C "$folder/old"
if cmp -s package-lock.json "$folder/old/package-lock.json"; then
  ln -s "$PWD/node_modules" "$folder/old/node_modules"
else
  (cd "$folder/old" && npm ci --include=dev --ignore-scripts)
fi
(cd "$folder/old" && node node_modules/typescript/bin/tsc -b tsconfig.src.json)

for ((run = 1; run <= runs; run++)); do
  node "$folder/new/scripts/bench-pair.js" "$folder"/{new,old}/dist/src/index.js "${options[@]}" >>"$folder/runs"
  echo "run $run of $runs" >&2
done
echo "this folder against $(git log -1 --format='%h %s' "$commit"); node $(node --version), ${options[*]}"
node "$folder/new/scripts/bench-ratio.js" <"$folder/runs"
