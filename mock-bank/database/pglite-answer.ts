import { messages, protocol } from "@electric-sql/pglite";

/** Values of a row in PostgreSQL's text format. */
export type TextRow = readonly (string | null)[];
/** Result of a statement: its rows, and how many rows it changed or returned. */
export type Answer = { readonly rows: readonly TextRow[]; readonly count: number };

/**
 * Parses rows and count from an answer in PostgreSQL's protocol, in place. The library's parser creates an object per
 * message, five per statement, which took an eighth of a payment's time. Errors and column descriptions are rare and
 * left to the library.
 * @throws the database's error, if any
 */
export function readAnswer(answer: Buffer): Answer {
  const rows: TextRow[] = [];
  let count = 0;
  for (let at = 0; at < answer.length; ) {
    const kind = answer[at];
    const body = at + HEAD;
    const end = at + 1 + answer.readInt32BE(at + 1);
    if (kind === DATA_ROW) rows.push(rowAt(answer, body));
    else if (kind === COMMAND_COMPLETE) count = countIn(answer.toString("latin1", body, end - 1));
    else if (kind === ERROR) throw errorIn(answer);
    at = end;
  }
  return { rows, count };
}

/** Returns the columns in a statement's description; none if it returns no rows. */
export const columnsIn = (answer: Buffer): readonly messages.Field[] =>
  messagesOf(answer).find((message) => message instanceof messages.RowDescriptionMessage)?.fields ?? [];

function messagesOf(answer: Buffer): readonly messages.BackendMessage[] {
  const read: messages.BackendMessage[] = [];
  new protocol.Parser().parse(answer, (message) => read.push(message));
  return read;
}

function rowAt(answer: Buffer, body: number): TextRow {
  const row: (string | null)[] = [];
  let at = body + COUNT;
  for (let left = answer.readInt16BE(body); left > 0; left -= 1) {
    const length = answer.readInt32BE(at);
    at += LENGTH;
    row.push(length < 0 ? null : answer.toString("utf8", at, at + length));
    at += Math.max(length, 0);
  }
  return row;
}

/** Returns 2 for "UPDATE 2", and 0 for "BEGIN". */
const countIn = (tag: string): number => Number(/\d+$/.exec(tag)?.[0] ?? 0);

const errorIn = (answer: Buffer): messages.BackendMessage | undefined =>
  messagesOf(answer).find((message) => message instanceof messages.DatabaseError);

const DATA_ROW = "D".charCodeAt(0);
const COMMAND_COMPLETE = "C".charCodeAt(0);
const ERROR = "E".charCodeAt(0);
/** Sizes in bytes. The body of a message follows its kind (one byte) and its length. */
const LENGTH = 4;
const COUNT = 2;
const HEAD = 1 + LENGTH;
