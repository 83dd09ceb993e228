import { type messages, protocol, types } from "@electric-sql/pglite";
import type { EmbeddedServer } from "./embedded-server";
import { type Answer, columnsIn, readAnswer, type TextRow } from "./pglite-answer";
import { rawTypes } from "./raw-types";

/** Result of a statement: parsed rows, and how many rows it changed or returned. */
export type Ran = { readonly rows: readonly Record<string, unknown>[]; readonly count: number };

/** A prepared statement and its result columns. */
type Prepared = { readonly name: string; readonly columns: readonly messages.Field[]; runs: number };

type Answered = Answer & { readonly bytes: Buffer };

/** Longer statements are used only once, such as the rows of a long list. */
const LENGTH_MAX = 4000;
const PREPARED_MAX = 1000;
/** After this many runs a statement is prepared again, so that its plan fits tables that have grown. */
const RUNS_MAX = 500;

/**
 * Prepares each statement of an embedded database once, which reduces six calls into the database to one. Not for
 * concurrent use.
 */
export class PgliteStatements {
  private readonly prepared = new Map<string, Prepared>();
  private named = 0;

  constructor(private readonly server: EmbeddedServer) {}

  async run(text: string, values: readonly unknown[]): Promise<Ran> {
    if (text.length > LENGTH_MAX) return this.runOnce(text, values);
    const known = this.prepared.get(text);
    const statement = known && known.runs < RUNS_MAX ? known : await this.prepare(text);
    statement.runs += 1;
    // Moves the statement to the end, so that the first one is the least recently used.
    this.prepared.delete(text);
    this.prepared.set(text, statement);
    return this.ran(await this.send(Buffer.concat([bind(statement.name, values), executed])), statement.columns);
  }

  private async runOnce(text: string, values: readonly unknown[]): Promise<Ran> {
    const answer = await this.send(
      Buffer.concat([protocol.serialize.parse({ text }), bind("", values), describedAndExecuted]),
    );
    return this.ran(answer, columnsIn(answer.bytes));
  }

  private async prepare(text: string): Promise<Prepared> {
    const [oldest] = this.prepared.size < PREPARED_MAX ? [] : this.prepared.keys();
    for (const forgotten of [text, oldest]) await this.forget(forgotten);
    this.named += 1;
    const name = `s${this.named}`;
    const { parse, describe } = protocol.serialize;
    const answer = await this.send(Buffer.concat([parse({ name, text }), describe({ type: "S", name }), sync]));
    const statement = { name, columns: columnsIn(answer.bytes), runs: 0 };
    this.prepared.set(text, statement);
    return statement;
  }

  private async forget(text: string | undefined): Promise<void> {
    const statement = text === undefined ? undefined : this.prepared.get(text);
    if (text === undefined || !statement) return;
    await this.send(Buffer.concat([protocol.serialize.close({ type: "S", name: statement.name }), sync]));
    this.prepared.delete(text);
  }

  private async send(messages: Uint8Array): Promise<Answered> {
    const bytes = await this.server.answer(messages);
    return { bytes, ...readAnswer(bytes) };
  }

  private ran({ rows, count }: Answer, columns: readonly messages.Field[]): Ran {
    return { rows: rows.map((row) => this.rowOf(row, columns)), count };
  }

  private rowOf(fields: TextRow, columns: readonly messages.Field[]): Record<string, unknown> {
    const row: Record<string, unknown> = {};
    columns.forEach(({ name, dataTypeID }, at) => {
      const field = fields[at] ?? null;
      row[name] = field === null ? null : rawTypes.getTypeParser(dataTypeID, "text")(field);
    });
    return row;
  }
}

const sync = protocol.serialize.sync();
const executed = Buffer.concat([protocol.serialize.execute({}), sync]);
const describedAndExecuted = Buffer.concat([protocol.serialize.describe({ type: "P" }), executed]);

/** Encodes text parameters. An empty name means the unnamed statement. */
const bind = (statement: string, values: readonly unknown[]): Uint8Array =>
  protocol.serialize.bind({ statement, values: values.map(asText) });

/** Encodes a value as `pg` does; the database converts it to the parameter's type. */
function asText(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value === "string") return value;
  if (value instanceof Date) return value.toISOString();
  if (value instanceof Uint8Array) return `\\x${Buffer.from(value).toString("hex")}`;
  if (Array.isArray(value)) return types.arraySerializer(value, undefined, ARRAY_OF_TEXT) as string;
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

const ARRAY_OF_TEXT = 1009;
