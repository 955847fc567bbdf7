#!/bin/bash
# Runs once, on an empty database: the gateways sign in as an ordinary role that owns its tables. Row-level security
# binds it, as it would not bind a superuser; it may create the role its companies' statements run under.
set -euo pipefail
psql -v ON_ERROR_STOP=1 -v password="$DATABASE_PASSWORD" --username postgres --dbname "$POSTGRES_DB" <<'SQL'
create role tabard_gateway login createrole password :'password';
alter database tabard owner to tabard_gateway;
alter schema public owner to tabard_gateway;
SQL
