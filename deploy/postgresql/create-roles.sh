#!/bin/sh
# Creates the database, the owner of its tables, and the role that the bank works as. Needs OWNER_PASSWORD and
# BANK_PASSWORD. Run by the image of PostgreSQL at its first start, or by hand as the user postgres. For another port or
# socket than the default, set PGPORT or PGHOST, which psql reads.
set -eu
psql -v ON_ERROR_STOP=1 -U "${POSTGRES_USER:-postgres}" -d postgres \
  -v owner_password="$OWNER_PASSWORD" -v bank_password="$BANK_PASSWORD" <<'SQL'
create role bank_owner login password :'owner_password';
create role bank login password :'bank_password';
create database bank owner bank_owner;
SQL
