import { setImmediate } from "node:timers/promises";
import type { PGlite } from "@electric-sql/pglite";
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from "kysely";
import { PgliteStatements } from "./pglite-statements";

/** Kysely's dialect for the embedded database. PGlite has one connection, so transactions use it one after another. */
export class PgliteDialect implements Dialect {
  constructor(private readonly pglite: PGlite) {}

  createAdapter = (): PostgresAdapter => new PostgresAdapter();
  createDriver = (): Driver => new PgliteDriver(this.pglite);
  createIntrospector = (db: Kysely<unknown>): PostgresIntrospector => new PostgresIntrospector(db);
  createQueryCompiler = (): PostgresQueryCompiler => new PostgresQueryCompiler();
}

class PgliteDriver implements Driver {
  private readonly connection: DatabaseConnection;
  private isTaken = false;
  private readonly queue: (() => void)[] = [];

  constructor(private readonly pglite: PGlite) {
    this.connection = new PgliteConnection(pglite);
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    if (this.isTaken) await new Promise<void>((turn) => this.queue.push(turn));
    this.isTaken = true;
    return this.connection;
  }

  async releaseConnection(): Promise<void> {
    const next = this.queue.shift();
    if (next) next();
    else this.isTaken = false;
  }

  async beginTransaction(
    connection: DatabaseConnection,
    { isolationLevel }: { isolationLevel?: string },
  ): Promise<void> {
    await connection.executeQuery(
      CompiledQuery.raw(isolationLevel ? `begin isolation level ${isolationLevel}` : "begin"),
    );
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("commit"));
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("rollback"));
  }

  init = (): Promise<void> => this.pglite.waitReady;
  destroy = (): Promise<void> => this.pglite.close();
}

/** Milliseconds of statements after which other calls are served. */
const SLICE_MS = 20;

class PgliteConnection implements DatabaseConnection {
  private readonly statements: PgliteStatements;
  private blockedMs = 0;

  constructor(pglite: PGlite) {
    this.statements = new PgliteStatements(pglite);
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    // PGlite's promises resolve without a turn of the event loop, so many statements in a row would block it.
    if (this.blockedMs > SLICE_MS) await this.yieldToOtherCalls();
    const startedAt = performance.now();
    const { rows, count } = await this.statements.run(sql, parameters);
    this.blockedMs += performance.now() - startedAt;
    // The caller determines the row type.
    return { rows: rows as unknown as Row[], numAffectedRows: BigInt(count) };
  }

  private async yieldToOtherCalls(): Promise<void> {
    this.blockedMs = 0;
    await setImmediate();
  }

  // biome-ignore lint/correctness/useYield: Kysely's interface has it; nothing here reads in a stream.
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error("The embedded database does not stream: read page by page");
  }
}
