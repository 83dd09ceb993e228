import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { postgresLimits } from "../limits/limits";
import type { Logger } from "../system/log";
import type { ConnectionPool, OpenBank } from "./open-bank";
import { addressesIn, PrimaryConnections } from "./primary";
import { rawTypes } from "./raw-types";
import type { Tables } from "./tables";
import { withTimeLimit } from "./time-limit";

export type PostgresLimits = { readonly [Name in keyof typeof postgresLimits]: number };

/** @param limits other limits, for tests */
export function openPostgres(url: string, limits: Partial<PostgresLimits> = {}, log?: Logger): OpenBank {
  const { answerTimeoutMillis, hostTimeoutMillis, ...ofThePool } = { ...postgresLimits, ...limits };
  const addresses = addressesIn(url);
  const Client = addresses.length > 1 ? clientWithin(hostTimeoutMillis) : pg.Client;
  const pools = addresses.map((connectionString) => {
    const pool = new pg.Pool({ connectionString, ...ofThePool, types: rawTypes, Client });
    // A lost server must fail the current calls, not this process. Idle connections report errors to the pool,
    // borrowed ones only to themselves.
    const report = (error: Error): void => log?.warn({ event: "database_lost", error }, "Lost a database connection");
    pool.on("error", report);
    pool.on("connect", (client) => client.on("error", report));
    return pool;
  });
  const [only] = pools;
  const connections = only && pools.length === 1 ? only : new PrimaryConnections(pools);
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: withTimeLimit(connections, answerTimeoutMillis) }),
  });
  return { db, kind: "postgresql", pool: { state: () => stateOf(pools) }, close: () => db.destroy() };
}

function stateOf(pools: readonly pg.Pool[]): ReturnType<ConnectionPool["state"]> {
  const sum = (count: (pool: pg.Pool) => number) => pools.reduce((total, pool) => total + count(pool), 0);
  const idle = sum(({ idleCount }) => idleCount);
  return { used: sum(({ totalCount }) => totalCount) - idle, idle, waiting: sum(({ waitingCount }) => waitingCount) };
}

/** The time limit of the pool also covers the wait for a free connection; this one covers the way to the host only. */
const clientWithin = (milliseconds: number) =>
  class extends pg.Client {
    constructor(options?: pg.ClientConfig) {
      super({ ...options, connectionTimeoutMillis: milliseconds });
    }
  };
