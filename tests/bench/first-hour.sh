#!/usr/bin/env bash
# Runs the commands of an owner's first hour in an empty folder, and prints each with its number and its
# time in seconds: bash tests/bench/first-hour.sh. A bare repository on this disk replaces GitHub, a script replaces
# `gh`, and packed files replace published packages.
set -euo pipefail
root=$(cd "$(dirname "$0")/../.." && pwd)
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT

# Removes node_modules from PATH, as in an owner's terminal: npm finds the Node that it needs.
PATH=$place/bin:$(tr : '\n' <<<"$PATH" | grep -v node_modules | paste -sd :)
export HOME=$place PORT=4598 npm_config_update_notifier=false
mkdir "$place/bin" "$place/packed" "$place/owner"
cd "$place/owner"
git config --global init.defaultBranch main
git config --global user.name 'Ines Halloran'
git config --global user.email ines@halloran.test
git config --global url."$place/online/".insteadOf https://github.com/

cat >"$place/bin/gh" <<'END'
#!/usr/bin/env bash
# gh repo create <name> --public --source . --push
set -euo pipefail
git init --quiet --bare "$HOME/online/ME/$3"
git remote add origin "https://github.com/ME/$3"
git push --quiet --set-upstream origin main
END
chmod +x "$place/bin/gh"

count=0
TIMEFORMAT='    %1R s'
step() {
  count=$((count + 1))
  echo "$count  $*"
  case "$*" in
    'npm run edit' | 'npm start') time serve "$@" >"$place/output" ;;
    *) time "$@" >"$place/output" ;;
  esac
}

# Runs a server until its first response, then stops the server as Ctrl-C does. An error response counts too,
# because the editor rejects a request without a token.
serve() {
  setsid "$@" &
  curl --silent --retry 60 --retry-delay 1 --retry-connrefused "http://127.0.0.1:$PORT/"
  kill -INT -- "-$!"
  wait "$!" || true
}

for folder in "$root"/packages/{vitrine,vitrine-editor,create-vitrine}; do
  (cd "$folder" && npm pack --silent --ignore-scripts --pack-destination "$place/packed") >"$place/output"
done
# npm create uses an installed create-vitrine before it asks the registry.
npm install --silent --prefix "$place" "$place"/packed/create-vitrine-*.tgz >"$place/output"

step npm create vitrine my-site -- --vitrine "$place"/packed --host netlify --editor \
  --yes --name 'Ines Halloran' --words 'Websites, Shops' --town Leith --email ines@halloran.test \
  --skill 'React, CSS' --address https://halloran.test
step cd my-site
step npm run edit
step npm run check
step npm start
step git add --all
step git commit --quiet --allow-empty --message 'My texts'
step gh repo create my-site --public --source . --push
# Checks that the repository that replaces GitHub has all commits.
test "$(git log --format=%s)" = $'My texts\nBegin the site'
test "$(git rev-parse HEAD)" = "$(git --git-dir "$place/online/ME/my-site" rev-parse main)"
