import { gunzipSync } from "node:zlib";
import { sql } from "kysely";
import type { Database } from "../../mock-bank/database/tables";

/** The text of one cell of the database, with the place where it is stored. */
export type StoredText = { readonly place: string; readonly text: string };

type Column = { readonly table: string; readonly column: string; readonly type: string };

/** Returns every cell of every table and column as text. Packed bytes are unpacked first. */
export async function storedTexts(db: Database): Promise<StoredText[]> {
  const { rows: columns } = await sql<Column>`
    select c.table_name as table, c.column_name as column, c.data_type as type
      from information_schema.columns c
      join information_schema.tables t using (table_schema, table_name)
     where table_schema = current_schema() and t.table_type = 'BASE TABLE'
     order by c.table_name, c.ordinal_position`.execute(db);
  const texts: StoredText[] = [];
  for (const { table, column, type } of columns) {
    const cell = type === "bytea" ? sql`encode(${sql.ref(column)}, 'hex')` : sql`${sql.ref(column)}::text`;
    const { rows } = await sql<{ value: string }>`
      select ${cell} as value from ${sql.table(table)} where ${sql.ref(column)} is not null`.execute(db);
    const place = `${table}.${column}`;
    for (const { value } of rows) texts.push({ place, text: type === "bytea" ? unpacked(value) : value });
  }
  return texts;
}

function unpacked(hex: string): string {
  const bytes = Buffer.from(hex, "hex");
  const isGzip = bytes[0] === 0x1f && bytes[1] === 0x8b;
  return (isGzip ? gunzipSync(bytes) : bytes).toString("latin1");
}

/** Returns where a secret is stored readably; digits count as a code only if they are not part of a longer word or number. */
export function placesOf(secret: string, texts: readonly StoredText[]): string[] {
  const word = new RegExp(`(?<![0-9A-Za-z])${secret}(?![0-9A-Za-z])`);
  return [...new Set(texts.filter(({ text }) => word.test(text)).map(({ place }) => place))];
}
