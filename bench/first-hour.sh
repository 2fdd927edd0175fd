#!/usr/bin/env bash
# Plays an owner's first hour in an empty folder: clone, own content by flags, three projects, checked,
# built below a sub-path and served. Prints every command with its time: bash bench/first-hour.sh
set -euo pipefail
root=$(cd "$(dirname "$0")/.." && pwd)
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
cd "$place"

# Without the project's own Node, as an owner's terminal has none of it: npm finds the one it needs.
PATH=$(tr : '\n' <<<"$PATH" | grep -v node_modules | paste -sd :)
export HOME=$place PORT=4398
TIMEFORMAT='  %1R s'

step() {
  echo "$@"
  time "$@" >"$place/output"
}

# Starts an npm script that serves something, and stops it as Ctrl-C does once a path answers.
serve() {
  local path=$1
  shift
  setsid "$@" &
  curl --silent --fail --retry 60 --retry-delay 1 --retry-connrefused "http://127.0.0.1:$PORT$path"
  kill -INT -- "-$!"
  wait "$!" || true
}

step git clone --quiet "$root" site
cd site
echo '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1000"><path fill="#2f5d73" d="M0 0h1600v1000H0z"/></svg>' >"$place/cover.svg"

step npm run init -- --yes --name 'Ines Halloran' --words 'Websites, Shops' --town Leith \
  --email ines@halloran.test --skill 'React, CSS' --social https://social.test/@ines \
  --address https://halloran.test
for title in 'Tide Tables' 'The Bread Round' 'Choir of the Hill'; do
  step npm run new project "$title" -- --alt "The front page of $title" --technology React \
    --summary "$title is a small site for people who come back to it every week." \
    --cover "$place/cover.svg"
done
step serve / npm run edit
step npm run check -- --strict
export BASE=/portfolio
step npm run build
step npx vitrine check-site
step serve $BASE npm start
