#!/bin/sh
# install.sh [FOLDER]: installs this copy of Quad into FOLDER/releases, next to earlier versions, and
# points FOLDER/current to it. FOLDER defaults to /opt/quad. Run it as the owner of FOLDER; the user
# that runs Quad needs no write access there. A running Quad is not affected: it keeps its own
# version until it is restarted.
set -eu
umask 022
source=$(cd "$(dirname "$0")/.." && pwd -P)
folder=${1:-/opt/quad}
mkdir -p "$folder/releases"
folder=$(cd "$folder" && pwd -P)
release=$folder/releases/$(date -u +%Y%m%dT%H%M%SZ)
mkdir "$release"
trap 'rm -rf "$release"; echo "Quad was not installed: see above. The installed version is unchanged." >&2' EXIT
trap 'exit 143' INT TERM

tar -C "$source" -cf - --exclude=./.git --exclude=./node_modules --exclude=./build --exclude=./data . |
  tar -C "$release" -xf - --no-same-owner
# Open pages request assets of the previous version.
if [ -d "$folder/current/build" ]; then cp -a "$folder/current/build" "$release/build"; fi
cd "$release"
echo "npm fetches the packages into $release. It says little for a few minutes."
# First Quad's Node and a matching npm: those of the system may be too old to install the rest.
# This Node also trusts the certificates that the system trusts, such as a company's own.
export NODE_USE_SYSTEM_CA=1
node scripts/lock-npm.js .npm
if [ -d .npm ]; then
  (cd .npm && npm ci --loglevel=error)
  PATH=$release/.npm/node_modules/.bin:$PATH
fi
npm ci --include=dev --loglevel=error
npm run build
node=node_modules/.bin/node
[ -x "$node" ] || node=node
"$node" scripts/prune-packages.ts
rm -rf .npm
# Link the programs of the embedded PostgreSQL now, while the folder is writable.
"$node" --input-type=module -e "
  const found = await import('$release/src/platform/database/cluster/postgres-programs.server.ts');
  found.embeddedPrograms();"
"$node" src/app/cli/quad.ts --help >/dev/null

ln -s "releases/$(basename "$release")" "$folder/current.$$"
mv -T "$folder/current.$$" "$folder/current"
trap - EXIT
# Names sort by age: keep this one, the one that may still be running, and one to roll back to.
ls -1 "$folder/releases" | grep -E '^[0-9]{8}T[0-9]{6}Z$' | sort -r | tail -n +4 |
  while read -r old; do rm -rf "$folder/releases/$old"; done
echo "Quad is installed in $release."
