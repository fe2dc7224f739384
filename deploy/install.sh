#!/bin/sh
# install.sh [FOLDER]: installs this copy of Quad into FOLDER/releases, beside the versions installed
# before, and lets FOLDER/current lead to it. FOLDER is /opt/quad unless told. Run it as the owner of
# FOLDER; the user that Quad runs as needs no right to write there. A running Quad is not disturbed:
# it goes on with its own version until it is restarted.
set -eu
umask 022
source=$(cd "$(dirname "$0")/.." && pwd -P)
folder=${1:-/opt/quad}
mkdir -p "$folder/releases"
folder=$(cd "$folder" && pwd -P)
release=$folder/releases/$(date -u +%Y%m%dT%H%M%SZ)
mkdir "$release"
trap 'rm -rf "$release"; echo "Quad was not installed: see above. What was installed before is as it was." >&2' EXIT
trap 'exit 143' INT TERM

tar -C "$source" -cf - --exclude=./.git --exclude=./node_modules --exclude=./build --exclude=./data . |
  tar -C "$release" -xf - --no-same-owner
# Pages that are open in browsers ask for what the version before made for them.
if [ -d "$folder/current/build" ]; then cp -a "$folder/current/build" "$release/build"; fi
cd "$release"
echo "npm fetches the packages into $release. It says little for a few minutes."
# First Quad's Node and an npm that fits it: those of the system may be too old to install the rest.
# This Node, too, then believes the certificates that the system believes, such as a company's own.
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
# The programs of the embedded PostgreSQL get their links now, while the folder may be written to.
"$node" --input-type=module -e "
  const found = await import('$release/src/platform/database/cluster/postgres-programs.server.ts');
  found.embeddedPrograms();"
"$node" src/quad.ts --help >/dev/null

ln -s "releases/$(basename "$release")" "$folder/current.$$"
mv -T "$folder/current.$$" "$folder/current"
trap - EXIT
# Their names sort as their age does: this one, the one that may still be running, and one to go back to.
ls -1 "$folder/releases" | grep -E '^[0-9]{8}T[0-9]{6}Z$' | sort -r | tail -n +4 |
  while read -r old; do rm -rf "$folder/releases/$old"; done
echo "Quad is installed in $release."
