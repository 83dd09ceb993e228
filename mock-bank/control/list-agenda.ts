import { bankNow } from "../core/clock";
import type { Connection } from "../database/tables";
import { formatMinor } from "../ledger/minor-units";
import { type Category, nameOf } from "../values/wire-names";

const LISTED_MAX = 200;

type AgendaItem = { readonly at: string; readonly what: string; readonly company: string; readonly subject: string };

/** Returns what the bank will do and what will expire, in order of time. */
export async function listAgenda(db: Connection, settings: { readonly sessionTimeoutSeconds: number }) {
  const now = await bankNow(db);
  const coming = [...(await dueTasks(db)), ...(await endOfSessions(db, now, settings)), ...(await endOfCodes(db, now))];
  return {
    now: now.toISOString(),
    coming: coming.sort((one, other) => one.at.localeCompare(other.at)).slice(0, LISTED_MAX),
  };
}

async function dueTasks(db: Connection): Promise<AgendaItem[]> {
  const rows = await db
    .selectFrom("due_work as task")
    .leftJoin("requests as request", "request.id", "task.subject")
    .leftJoin("schedules as schedule", "schedule.id", "task.subject")
    .leftJoin("companies as company", (join) =>
      join.on(({ eb, fn, ref }) =>
        eb("company.id", "=", fn.coalesce(ref("request.company_id"), ref("schedule.company_id"), ref("task.subject"))),
      ),
    )
    .select(["task.kind", "task.subject", "task.due_at", "task.failed_at", "company.name"])
    .select(["request.id as request", "request.category", "request.amount", "request.currency"])
    .select(["schedule.category as scheduled"])
    .orderBy("task.due_at")
    .limit(LISTED_MAX)
    .execute();
  return rows.map(({ kind, subject, due_at, failed_at, category, name, ...row }) => ({
    at: due_at.toISOString(),
    what: `${whatOf(kind, category ?? row.scheduled)}${failed_at ? SET_ASIDE : ""}`,
    company: name ?? "",
    subject: row.request ? `${row.currency} ${formatMinor(row.amount ?? 0n)}, ${row.request}` : readable(subject),
  }));
}

const SET_ASIDE = " (failed, and set aside until the bank starts again)";

/** Ids of companies and schedules are shown on no screen of a customer, so they are left out. */
const readable = (id: string): string => (/^[\da-f-]{36}$/.test(id) ? "" : id);

function whatOf(kind: string, category: string | null): string {
  switch (kind) {
    case "settle":
      return `Settlement${category ? `: ${nameOf(category as Category).title}` : ""}`;
    case "schedule":
      return `Run of a schedule${category ? `: ${nameOf(category as Category).title}` : ""}`;
    case "reminder":
      return "Reminder of waiting requests, if any is left";
    case "purge":
      return "Old codes and sessions are thrown away";
    default:
      return kind;
  }
}

async function endOfSessions(
  db: Connection,
  now: Date,
  { sessionTimeoutSeconds }: { readonly sessionTimeoutSeconds: number },
): Promise<AgendaItem[]> {
  const idleMs = sessionTimeoutSeconds * 1000;
  const rows = await db
    .selectFrom("sessions as session")
    .innerJoin("users as user", "user.id", "session.user_id")
    .innerJoin("companies as company", "company.id", "user.company_id")
    .select(["session.last_seen_at", "user.username", "company.name"])
    .where("session.ended_at", "is", null)
    .where("session.last_seen_at", ">", new Date(now.getTime() - idleMs))
    .limit(LISTED_MAX)
    .execute();
  return rows.map(({ last_seen_at, username, name }) => ({
    at: new Date(last_seen_at.getTime() + idleMs).toISOString(),
    what: "Session times out, unless it is used",
    company: name,
    subject: username,
  }));
}

async function endOfCodes(db: Connection, now: Date): Promise<AgendaItem[]> {
  const rows = await db
    .selectFrom("one_time_codes as code")
    .innerJoin("users as user", "user.id", "code.user_id")
    .innerJoin("companies as company", "company.id", "user.company_id")
    .select(["code.expires_at", "user.username", "company.name"])
    .where("code.expires_at", ">", now)
    .where("code.consumed_at", "is", null)
    .where("code.nullified_at", "is", null)
    .limit(LISTED_MAX)
    .execute();
  return rows.map(({ expires_at, username, name }) => ({
    at: expires_at.toISOString(),
    what: "One-time code expires",
    company: name,
    subject: username,
  }));
}
