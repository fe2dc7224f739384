#!/bin/sh
# back-up.sh FOLDER COUNT: makes a backup in FOLDER, verifies it, and then removes the oldest ones
# until COUNT are left. If the backup fails, nothing is removed.
set -eu
umask 077
folder=$1
count=$2
cd "$(dirname "$0")/.."
node=node_modules/.bin/node
[ -x "$node" ] || node=node

# Stopping this script stops what it runs.
child=
run() {
  "$@" &
  child=$!
  wait "$child"
}
trap 'kill "$child" 2>/dev/null || :; wait "$child" || :; exit 143' INT TERM

# Leftovers of a killed backup; none takes two days.
find "$folder" -maxdepth 1 -name 'quad-*.backup.part' -mtime +1 -delete

file="$folder/quad-$(date -u +%Y%m%dT%H%M%SZ).backup"
run "$node" src/app/cli/quad.ts backup "$file"
run "$node" src/app/cli/quad.ts restore "$file" --check

# Names sort by age.
ls -1 "$folder" | grep -E '^quad-[0-9]{8}T[0-9]{6}Z\.backup$' | sort -r | tail -n "+$((count + 1))" |
  while read -r old; do
    rm -f -- "$folder/$old"
    echo "Removed $folder/$old"
  done
