#!/usr/bin/env bash
# Plays an owner's first hour from an empty folder on, and prints each command with its number and its
# seconds: bash bench/first-hour.sh clone (or fork, template, create). Bare repositories on this disk stand
# in for GitHub, with a `gh` that does the same to them; packed files stand in for published packages.
set -euo pipefail
way=${1:-clone}
root=$(cd "$(dirname "$0")/.." && pwd)
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT

# Without the project's own Node, as an owner's terminal has none of it: npm finds the one it needs.
PATH=$place/bin:$(tr : '\n' <<<"$PATH" | grep -v node_modules | paste -sd :)
export HOME=$place PORT=4598 npm_config_update_notifier=false
mkdir "$place/bin" "$place/packed" "$place/owner"
cd "$place/owner"
git config --global init.defaultBranch main
git config --global user.name 'Ines Halloran'
git config --global user.email ines@halloran.test
git config --global url."$place/online/".insteadOf https://github.com/
git init --quiet --bare "$place/online/OWNER/vitrine"
git -C "$root" push --quiet "$place/online/OWNER/vitrine" HEAD:main

cat >"$place/bin/gh" <<'END'
#!/usr/bin/env bash
set -euo pipefail
online=https://github.com
case "$*" in
  "repo fork $3 --fork-name $5 --clone")
    git clone --quiet --bare "$online/$3" "$HOME/online/ME/$5"
    git clone --quiet "$online/ME/$5"
    git -C "$5" remote add upstream "$online/$3"
    ;;
  "repo create $3 --public --clone --template $7")
    git init --quiet "$3"
    git --git-dir "$HOME/online/$7" archive HEAD | tar --extract --directory "$3"
    cd "$3"
    git add --all
    git commit --quiet --message 'Initial commit'
    gh repo create "$3" --public --source . --push
    ;;
  "repo create $3 --public --source . --push")
    git init --quiet --bare "$HOME/online/ME/$3"
    git remote add origin "$online/ME/$3"
    git push --quiet --set-upstream origin main
    ;;
esac
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

# Until the first page answers, with what an owner does in the editor then; stopped as Ctrl-C does.
sentence=
serve() {
  local address=http://127.0.0.1:$PORT
  setsid "$@" &
  curl --silent --fail --retry 60 --retry-delay 1 --retry-connrefused "$address/"
  if [ -n "$sentence" ]; then
    curl --silent --fail --header "Origin: $address" --data "{\"sentence\":\"$sentence\"}" \
      "$address/api/publish" | grep --quiet '"outcome":"published"'
  fi
  kill -INT -- "-$!"
  wait "$!" || true
}

answers=(--yes --name 'Ines Halloran' --words 'Websites, Shops' --town Leith
  --email ines@halloran.test --skill 'React, CSS' --address https://halloran.test)

if [ "$way" = create ]; then
  for folder in "$root" "$root/packages/create-vitrine"; do
    (cd "$folder" && npm pack --silent --ignore-scripts --pack-destination "$place/packed") >"$place/output"
  done
  # Where npm looks before it asks the registry.
  npm install --silent --prefix "$place" "$place"/packed/create-vitrine-*.tgz >"$place/output"
fi
case $way in
  clone) step git clone --quiet https://github.com/OWNER/vitrine my-site ;;
  fork) step gh repo fork OWNER/vitrine --fork-name my-site --clone ;;
  template) step gh repo create my-site --public --clone --template OWNER/vitrine ;;
  create)
    step npm create vitrine my-site -- --vitrine "$place"/packed/vitrine-*.tgz \
      --host netlify "${answers[@]}"
    ;;
  *)
    echo "Unknown way '$way': clone, fork, template or create." >&2
    exit 2
    ;;
esac
step cd my-site
if [ "$way" != create ]; then step npm run init -- "${answers[@]}"; fi
step npm run edit
step npm run check -- --strict
step npm start
case $way in
  fork | template) sentence='My site' step npm run edit ;;
  *)
    step git add --all
    step git commit --quiet --message 'My site'
    if [ "$way" = clone ]; then step git remote rename origin upstream; fi
    step gh repo create my-site --public --source . --push
    ;;
esac
# What is online is what was committed.
test "$(git log --max-count 1 --format=%s)" = 'My site'
test "$(git rev-parse HEAD)" = "$(git --git-dir "$place/online/ME/my-site" rev-parse main)"
