#!/bin/bash
# A dump appears whole or not at all; of many the newest stay.
set -euo pipefail
while true; do
  name="tabard-$(date -u +%Y%m%d-%H%M%S).dump"
  if pg_dump --format=custom --file="/backups/.draft" && pg_restore --list /backups/.draft > /dev/null; then
    mv /backups/.draft "/backups/$name"
    (cd /backups && sha256sum "$name" > "$name.sha256")
    echo "wrote $name"
    find /backups -maxdepth 1 -name 'tabard-*.dump' | sort | head -n "-$DUMP_KEEP" | while read -r old; do rm -f "$old" "$old.sha256"; done
  else
    echo "no dump was written" >&2
  fi
  sleep "$((DUMP_EVERY_HOURS * 3600))"
done
