import { type PostgresPool, type PostgresPoolClient, sql } from "kysely";
import type pg from "pg";
import type { Connection } from "../handler";
import type { Connections } from "./primary";

const lifted = sql`set local statement_timeout = 0`;
/** By this text the connection learns of it. */
const LIFTED = "set local statement_timeout = 0";
/** A backend that is frozen must not hold a snapshot or an audit for ever. */
const LIFTED_LIMIT_MILLISECONDS = 30 * 60_000;

/** Statements of this transaction may take up to half an hour: an audit, a dump. */
export async function liftTimeLimit(tx: Connection): Promise<void> {
  await lifted.execute(tx);
}

/**
 * A pool whose statements fail when the server does not answer in time. `statement_timeout` is kept by the server, so it does not end a
 * statement of a frozen backend or of a machine that has gone away. The connection is closed afterwards: its answer may still arrive.
 * The statement may have been carried out: a commit that was not answered is of unknown outcome.
 */
export function withTimeLimit(pool: Connections, milliseconds: number): PostgresPool {
  return {
    // Kysely calls `query` with a cursor only where it is given a class of cursors, and it is given none.
    connect: async () => new LimitedClient(await pool.connect(), milliseconds) as unknown as PostgresPoolClient,
    end: () => pool.end(),
  };
}

/** One connection while it is borrowed from the pool. */
class LimitedClient {
  /** Set once a statement was not answered: every later statement fails with the same error. */
  private silence: Error | undefined;

  constructor(
    private readonly client: pg.PoolClient,
    private milliseconds: number,
  ) {}

  async query(text: string, values: readonly unknown[]): Promise<pg.QueryResult> {
    if (this.silence) throw this.silence;
    if (text === LIFTED) this.milliseconds = LIFTED_LIMIT_MILLISECONDS;
    let timer: NodeJS.Timeout | undefined;
    const silent = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        this.silence = new DatabaseSilent(this.milliseconds);
        reject(this.silence);
      }, this.milliseconds);
    });
    try {
      return await Promise.race([this.client.query(text, [...values]), silent]);
    } finally {
      clearTimeout(timer);
    }
  }

  release(): void {
    this.client.release(this.silence);
  }
}

class DatabaseSilent extends Error {
  readonly code = "ETIMEDOUT";

  constructor(milliseconds: number) {
    super(`The database did not answer a statement within ${milliseconds} ms`);
  }
}
