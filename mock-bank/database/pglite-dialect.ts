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
import type { EmbeddedServer } from "./embedded-server";
import { PgliteStatements } from "./pglite-statements";

/** Kysely's dialect for the embedded server. It has one connection, so transactions use it one after another. */
export class PgliteDialect implements Dialect {
  constructor(private readonly server: EmbeddedServer) {}

  createAdapter = (): PostgresAdapter => new PostgresAdapter();
  createDriver = (): Driver => new PgliteDriver(this.server);
  createIntrospector = (db: Kysely<unknown>): PostgresIntrospector => new PostgresIntrospector(db);
  createQueryCompiler = (): PostgresQueryCompiler => new PostgresQueryCompiler();
}

class PgliteDriver implements Driver {
  private readonly connection: DatabaseConnection;
  private isTaken = false;
  private readonly queue: (() => void)[] = [];

  constructor(private readonly server: EmbeddedServer) {
    this.connection = new PgliteConnection(server);
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

  init = (): Promise<void> => Promise.resolve();
  destroy = (): Promise<void> => this.server.close();
}

class PgliteConnection implements DatabaseConnection {
  private readonly statements: PgliteStatements;

  constructor(server: EmbeddedServer) {
    this.statements = new PgliteStatements(server);
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const { rows, count } = await this.statements.run(sql, parameters);
    // The caller determines the row type.
    return { rows: rows as unknown as Row[], numAffectedRows: BigInt(count) };
  }

  // biome-ignore lint/correctness/useYield: Kysely's interface has it; nothing here reads in a stream.
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error("The embedded database does not stream: read page by page");
  }
}
