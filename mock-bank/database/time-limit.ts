import { type PostgresPool, type PostgresPoolClient, sql } from "kysely";
import type pg from "pg";
import type { Connections } from "./primary";
import type { Connection } from "./tables";

const lifted = sql`set local statement_timeout = 0`;
/** SQL text by which {@link LimitedClient} recognizes the statement above. */
const LIFTED = "set local statement_timeout = 0";
/** Limit for transactions without a statement time-out, so that a frozen server cannot block an audit for ever. */
const LIFTED_LIMIT_MILLISECONDS = 30 * 60_000;

/** Lets statements of this transaction take up to half an hour, for audits and dumps. */
export async function liftTimeLimit(tx: Connection): Promise<void> {
  await lifted.execute(tx);
}

/**
 * A pool whose statements fail if the server does not answer in time. The server enforces `statement_timeout`, so that
 * limit does not help if the server is frozen or gone. The connection is closed afterwards, because its answer may
 * still arrive. The statement may have been executed: the outcome of an unanswered commit is unknown.
 */
export function withTimeLimit(pool: Connections, milliseconds: number): PostgresPool {
  return {
    // Kysely passes a cursor only if it was configured with a cursor class, and it was not.
    connect: async () => new LimitedClient(await pool.connect(), milliseconds) as unknown as PostgresPoolClient,
    end: () => pool.end(),
  };
}

/** A connection while it is borrowed from the pool. */
class LimitedClient {
  /** Set after a statement was not answered; all later statements fail with the same error. */
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
