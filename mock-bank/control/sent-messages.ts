import { setTimeout as sleep } from "node:timers/promises";
import type { Response } from "express";
import type { Selectable } from "kysely";
import type { Bank } from "../calls/bank";
import type { Database } from "../database/tables";
import type { MessagesTable } from "../database/tables/messages";

const LISTED_MAX = 200;
const POLL_MS = 200;
const WATCHED_MAX = 100;

export type Filter = {
  readonly to?: string | undefined;
  readonly after?: string | undefined;
  /** Only messages to these user names. */
  readonly usernames?: readonly string[];
};

/** Returns messages to a user name, phone number or e-mail address, newest first. */
export async function listMessages(db: Database, { to, after = "0", usernames }: Filter) {
  if (usernames?.length === 0) return [];
  let query = db.selectFrom("messages").selectAll().where("id", ">", after).orderBy("id", "desc").limit(LISTED_MAX);
  if (to !== undefined)
    query = query.where((where) => where.or([where("username", "=", to), where("recipient", "=", to)]));
  if (usernames) query = query.where("username", "in", [...usernames]);
  return (await query.execute()).map(shown);
}

/**
 * Sends each message to one listener when it is committed, as server-sent events, until the listener leaves. It polls
 * the database because another process of the same bank may have sent the message.
 */
export async function streamMessages({ db, closing }: Bank, response: Response): Promise<void> {
  let known = new Set(await newestIds(db));
  response.writeHead(200, { "Content-Type": "text/event-stream", "Cache-Control": "no-store" });
  response.write(": listening\n\n");
  try {
    while (!response.destroyed && !closing.aborted) {
      await sleep(POLL_MS, undefined, { signal: closing });
      const ids = await newestIds(db);
      const fresh = ids.filter((id) => !known.has(id));
      known = new Set(ids);
      for (const message of await messagesOf(db, fresh))
        response.write(`id: ${message.id}\ndata: ${JSON.stringify(shown(message))}\n\n`);
    }
  } catch {
    // The bank closes, or the database connection is lost: the stream ends and the listener connects again.
  }
  response.end();
}

/**
 * Returns the ids of the newest messages. Ids are assigned before commit, so a new message can have a lower id than one
 * already seen; a query above the highest known id would miss it.
 */
async function newestIds(db: Database): Promise<string[]> {
  const rows = await db.selectFrom("messages").select("id").orderBy("id", "desc").limit(WATCHED_MAX).execute();
  return rows.map(({ id }) => id);
}

const messagesOf = async (db: Database, ids: readonly string[]) =>
  ids.length === 0 ? [] : db.selectFrom("messages").selectAll().where("id", "in", ids).orderBy("id").execute();

const shown = ({ id, channel, recipient, username, subject, body, code, at }: Selectable<MessagesTable>) => ({
  id,
  channel,
  to: recipient,
  username,
  subject,
  text: body,
  code,
  at: at.toISOString(),
});
