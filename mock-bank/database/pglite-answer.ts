import { messages, protocol } from "@electric-sql/pglite";

/** The values of one row as PostgreSQL writes them, null for none. */
export type TextRow = readonly (string | null)[];
/** What a statement answered: its rows, and how many it changed or found. */
export type Answer = { readonly rows: readonly TextRow[]; readonly count: number };

/**
 * Rows and count out of an answer in PostgreSQL's protocol, read where they lie. The library's own reader makes an object of each message,
 * five a statement, which took an eighth of a payment; what is rare, errors and the description of columns, is left to it.
 * @throws the database's error, where there is one.
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

/** The columns that a statement's description names; none where it answers with no rows. */
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

/** Such as 2 of "UPDATE 2"; none of "BEGIN". */
const countIn = (tag: string): number => Number(/\d+$/.exec(tag)?.[0] ?? 0);

const errorIn = (answer: Buffer): messages.BackendMessage | undefined =>
  messagesOf(answer).find((message) => message instanceof messages.DatabaseError);

const DATA_ROW = "D".charCodeAt(0);
const COMMAND_COMPLETE = "C".charCodeAt(0);
const ERROR = "E".charCodeAt(0);
/** Bytes of a length and of a count; before a message's body stand its kind and its length. */
const LENGTH = 4;
const COUNT = 2;
const HEAD = 1 + LENGTH;
