import { setImmediate } from "node:timers/promises";
import type { Response } from "express";
import type * as z from "zod/mini";
import { PAYLOAD_FIELD } from "../../contract/cipher";
import type { SavedAnswer } from "../core/handler";
import type { ReplySeal } from "./node-cipher";

/** Rows of a list that are parsed, written or encrypted without a break. */
const ROWS_AT_ONCE = 500;

/** Answers with a longer list are processed in slices; other calls are served in between. */
export const hasLongList = (answer: SavedAnswer): boolean => longLists(answer).length > 0;

const longLists = (answer: SavedAnswer): [string, unknown[]][] =>
  Object.entries(answer).filter(
    (entry): entry is [string, unknown[]] => Array.isArray(entry[1]) && entry[1].length > ROWS_AT_ONCE,
  );

/**
 * Parses an answer by its schema. Each row of a long list is parsed separately: no schema of the contract compares
 * rows.
 */
export async function parseReply(reply: z.ZodMiniType, answer: SavedAnswer): Promise<SavedAnswer> {
  const lists = longLists(answer);
  const short = { ...answer, ...Object.fromEntries(lists.map(([name]) => [name, []])) };
  // The reply of every endpoint is an object.
  const parsed: Record<string, unknown> = { ...(reply.parse(short) as SavedAnswer) };
  for (const [name, list] of lists) {
    const rows: unknown[] = [];
    for (let from = 0; from < list.length; from += ROWS_AT_ONCE) {
      const slice = reply.parse({ ...short, [name]: list.slice(from, from + ROWS_AT_ONCE) }) as SavedAnswer;
      for (const row of slice[name] as unknown[]) rows.push(row);
      await setImmediate();
    }
    parsed[name] = rows;
  }
  return parsed;
}

/** Writes an answer with long lists in slices, encrypted if there is a seal. */
export async function sendLongAnswer(response: Response, answer: SavedAnswer, seal: ReplySeal | undefined) {
  const write = async (text: string) => {
    if (response.destroyed) return;
    if (!response.write(text)) await drained(response);
    await setImmediate();
  };
  if (seal) await write(`{"${PAYLOAD_FIELD}":"`);
  for (const piece of piecesOf(answer)) await write(seal ? seal.push(piece) : piece);
  response.end(seal ? `${seal.end()}"}` : "");
}

/** Resolves when a slow client has received what was written, or has disconnected. */
function drained(response: Response): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      response.off("drain", end).off("close", end);
      resolve();
    };
    response.on("drain", end).on("close", end);
  });
}

/** Yields the JSON text of an answer in pieces. */
function* piecesOf(answer: SavedAnswer): Generator<string> {
  const lists = new Map(longLists(answer));
  let before = "{";
  for (const [name, value] of Object.entries(answer)) {
    if (value === undefined) continue;
    yield `${before}${JSON.stringify(name)}:`;
    before = ",";
    const list = lists.get(name);
    if (list) yield* piecesOfList(list);
    else yield JSON.stringify(value);
  }
  yield before === "{" ? "{}" : "}";
}

function* piecesOfList(list: readonly unknown[]): Generator<string> {
  for (let from = 0; from < list.length; from += ROWS_AT_ONCE)
    yield (from === 0 ? "[" : ",") + JSON.stringify(list.slice(from, from + ROWS_AT_ONCE)).slice(1, -1);
  yield "]";
}
