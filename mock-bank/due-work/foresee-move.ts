import type { Database } from "../database/tables";

type SessionTerms = { readonly sessionTimeoutSeconds: number; readonly sessionLifeSeconds: number };

/** Returns how many people a move of the clock would sign out, and how many tasks would fall due. */
export async function foreseeMove(
  db: Database,
  { now, to }: { readonly now: Date; readonly to: Date },
  { sessionTimeoutSeconds, sessionLifeSeconds }: SessionTerms,
) {
  const usedBefore = (moment: Date) => new Date(moment.getTime() - sessionTimeoutSeconds * 1000);
  const openedBefore = (moment: Date) => new Date(moment.getTime() - sessionLifeSeconds * 1000);
  const { signedOut } = await db
    .selectFrom("sessions")
    .select(({ fn }) => fn.countAll().as("signedOut"))
    .where("ended_at", "is", null)
    .where("last_seen_at", ">", usedBefore(now))
    .where("created_at", ">", openedBefore(now))
    .where(({ eb, or }) => or([eb("last_seen_at", "<=", usedBefore(to)), eb("created_at", "<=", openedBefore(to))]))
    .executeTakeFirstOrThrow();
  const { due } = await db
    .selectFrom("due_work")
    .select(({ fn }) => fn.countAll().as("due"))
    .where("due_at", "<=", to)
    .where("failed_at", "is", null)
    // Deletes old codes and sessions, which no screen shows.
    .where("kind", "<>", "purge")
    .executeTakeFirstOrThrow();
  return { to, signedOut: Number(signedOut), due: Number(due) };
}
