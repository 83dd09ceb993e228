import type pg from "pg";

/** The methods of a connection pool that borrowers use. */
export type Connections = { connect(): Promise<pg.PoolClient>; end(): Promise<void> };

/** Splits `postgres://user@a:5432,b:5432/bank` into one address per host. */
export function addressesIn(url: string): readonly string[] {
  const [, before = "", hosts = "", after = ""] = /^(\w+:\/\/(?:[^@/]*@)?)([^/?]*)(.*)$/s.exec(url) ?? [];
  return hosts.split(",").map((host) => before + host + after);
}

/**
 * Connections to the primary among several servers; the others are its standbys. Each new connection is checked.
 * Standbys are skipped, and so is a former primary, whose timeline is older than one that this process has used.
 */
export class PrimaryConnections implements Connections {
  private first = 0;
  private timeline = "";
  private readonly checked = new WeakSet<pg.PoolClient>();

  constructor(private readonly pools: readonly pg.Pool[]) {}

  /** @throws the error of the last server, if none is the primary */
  async connect(): Promise<pg.PoolClient> {
    let failure: unknown;
    const { first } = this;
    for (const offset of this.pools.keys()) {
      const index = (first + offset) % this.pools.length;
      try {
        const client = await this.ofPrimary(this.pools[index] as pg.Pool);
        this.first = index;
        return client;
      } catch (error) {
        failure = error;
      }
    }
    throw failure;
  }

  async end(): Promise<void> {
    await Promise.all(this.pools.map((pool) => pool.end()));
  }

  private async ofPrimary(pool: pg.Pool): Promise<pg.PoolClient> {
    const client = await pool.connect();
    try {
      if (!this.checked.has(client)) await this.check(client);
      return client;
    } catch (error) {
      client.release(true);
      throw error;
    }
  }

  /** The timeline is the first eight digits of a log file's name; each promotion increases it. */
  private async check(client: pg.PoolClient): Promise<void> {
    const { rows } = await client.query<{ timeline: string | null }>(
      "select case when not pg_is_in_recovery() then left(pg_walfile_name(pg_current_wal_lsn()), 8) end as timeline",
    );
    const timeline = rows[0]?.timeline ?? "";
    if (timeline === "" || timeline < this.timeline) throw new NotPrimary();
    this.timeline = timeline;
    this.checked.add(client);
  }
}

class NotPrimary extends Error {
  readonly code = "EHOSTUNREACH";

  constructor() {
    super("This database server is a standby or a former primary");
  }
}
