#!/bin/sh
# install.sh: brings in what this copy of Quad needs. Run it as the owner of the folder, after cloning
# and after every change of version; the user that Quad runs as needs no right to write here.
set -eu
umask 022
cd "$(dirname "$0")/.."
npm ci --omit=dev
# The programs of the database that comes along get their links now, while the folder may be written to.
node_modules/.bin/node --input-type=module -e "
  const found = await import('$PWD/src/platform/database/cluster/postgres-programs.server.ts');
  found.embeddedPrograms();"
node_modules/.bin/node src/quad.ts --help >/dev/null
echo "Quad is installed in $PWD."
