import type { Edit } from "./bank-program";
import { codeForSomethingElse, type Drill, dayLimit, oneCodeOncePaid, oneKeyManyTimes, toAndFro } from "./drills";
import { bulkWithoutFunds, scheduleOnTwoProcesses } from "./drills-of-the-bank";

/**
 * A bug that a bank could have, in a program of its own. Checks that cannot find it prove nothing when they find no
 * problem.
 */
export type PlantedBug = { readonly name: string; readonly edits: readonly Edit[] } & (
  | { readonly foundBy: Drill }
  /** Found with a bank that is killed, or with fifty parallel approvals. */
  | { readonly foundIn: "kills" | "approvals" }
);

const unlocked: Edit = {
  file: "mock-bank/ledger/post.ts",
  find: "\n    .forNoKeyUpdate(),\n",
  replace: ",\n",
};
/** Removes a constraint of PostgreSQL, which would otherwise stop the bug. */
const anyReference: Edit = {
  file: "mock-bank/execution/execute.ts",
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the source of the bank, to the letter.
  find: "reference: row === undefined ? requestId : `${requestId}-${row}`,",
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the source of the bank, to the letter.
  replace: "reference: `${requestId}-${row}-${Math.random()}`,",
};

/** The twelve bugs with which the checks are tested. */
export const plantedBugs: readonly PlantedBug[] = [
  {
    name: "the answer leaves before the commit",
    foundIn: "kills",
    edits: [
      {
        file: "mock-bank/calls/command.ts",
        find: "return await inTransaction(db, (transaction) => run(callOf({ ...context, db: transaction }), action, work));",
        replace: `return await new Promise((resolve, reject) => {
          inTransaction(db, async (transaction) => {
            resolve(await run(callOf({ ...context, db: transaction }), action, work));
            await new Promise((later) => setTimeout(later, 30));
          }).catch(reject);
        });`,
      },
    ],
  },
  { name: "accounts are not locked", foundBy: toAndFro, edits: [unlocked] },
  {
    name: "a balance is read, reckoned with and written back",
    foundBy: toAndFro,
    edits: [
      unlocked,
      {
        file: "mock-bank/ledger/post.ts",
        find: "set book = a.book + change.total\n      from (select account, sum(amount)::bigint as total from drawn group by account) change",
        replace:
          "set book = change.total\n      from (select distinct on (account) account, balance as total from drawn order by account, ordinality desc) change",
      },
    ],
  },
  {
    name: "the key is kept in a second transaction",
    foundBy: oneKeyManyTimes,
    edits: [
      {
        file: "mock-bank/calls/command.ts",
        find: "  const claimed = action && (await claim(call.db, action, call.now));",
        replace: `  const keep = action;
  action = undefined;
  const claimed = keep && (await keptApart(call, keep));`,
      },
      {
        file: "mock-bank/calls/command.ts",
        find: "  if (action) await (isRefusal(answer) && answer.retryable ? release(call.db, action) : save(call, action, answer));",
        replace: `  if (keep) setTimeout(() => inTransaction(call.root, async (tx) => {
    await claim(tx, keep, call.now);
    await save({ ...call, db: tx, caller: undefined }, keep, answer);
  }).catch(() => undefined), 5);`,
      },
      {
        file: "mock-bank/calls/command.ts",
        find: "run(callOf({ ...context, db: transaction }), action, work)",
        replace: "run({ ...context, caller: context.who, db: transaction, root: db }, action, work)",
      },
      {
        file: "mock-bank/calls/command.ts",
        find: "const save = (call: Call",
        replace: `async function keptApart(call, { userId, key }) {
  const found = await call.root.selectFrom("idempotency").select("answer").where("user_id", "=", userId).where("key", "=", key).executeTakeFirst();
  return found ? { kind: "done", answer: found.answer } : { kind: "fresh" };
}
const save = (call: Call`,
      },
    ],
  },
  {
    name: "a key does not know the call it stands for",
    foundBy: oneKeyManyTimes,
    edits: [
      {
        file: "mock-bank/calls/idempotency.ts",
        find: "saved.call_hash === hashOf(canonical) ?",
        replace: "saved.call_hash !== hashOf('') ?",
      },
    ],
  },
  {
    name: "an approval does not look at the status",
    foundIn: "approvals",
    edits: [
      anyReference,
      {
        file: "mock-bank/approvals/decidable.ts",
        find: 'if (request.status !== "PENDING" && request.status !== "IN_PROGRESS")',
        replace: 'if (request.status === "REJECTED")',
      },
    ],
  },
  {
    name: "a code is used up outside the transaction",
    foundBy: oneCodeOncePaid,
    edits: [
      {
        file: "mock-bank/calls/command.ts",
        find: "run(callOf({ ...context, db: transaction }), action, work)",
        replace: "run({ ...context, caller: context.who, db: transaction, root: db }, action, work)",
      },
      {
        file: "mock-bank/otp/one-time-codes.ts",
        find: "  await end(db, {",
        replace: "  setTimeout((...after) => end(...after), 20, call.root, {",
      },
    ],
  },
  {
    name: "a code confirms whatever it is used for",
    foundBy: codeForSomethingElse,
    edits: [
      {
        file: "mock-bank/otp/one-time-codes.ts",
        find: "const isMeant = isMeantFor(call, live.intent, shown);",
        replace: "const isMeant = true;",
      },
    ],
  },
  {
    name: "the day's limit is looked at before it is counted",
    foundBy: dayLimit,
    edits: [
      {
        file: "mock-bank/orders/limits.ts",
        find: "  const [counted] = await addToDay(",
        replace: `  const before = await paidOn(tx, companyId, at);
  const [counted] = await addToDay(`,
      },
      {
        file: "mock-bank/orders/limits.ts",
        find: "  return BigInt(counted.cedi_value) - value;",
        replace: "  return before;",
      },
    ],
  },
  {
    name: "the rows of a bulk are paid one by one",
    foundBy: bulkWithoutFunds,
    edits: [
      {
        file: "mock-bank/ledger/post.ts",
        find: "    drawn.push({ entry, lines });",
        replace: "    await write(tx, [{ entry, lines }]);",
      },
    ],
  },
  {
    name: "nothing tells that a schedule has run already",
    foundBy: scheduleOnTwoProcesses,
    edits: [
      {
        file: "mock-bank/due-work/run-due.ts",
        // biome-ignore lint/suspicious/noTemplateCurlyInString: the source of the bank, to the letter.
        find: "  await sql`select pg_advisory_xact_lock(${AGENDA_LOCK})`.execute(tx);\n",
        replace: "",
      },
      {
        file: "mock-bank/due-work/run-due.ts",
        find: "  if (next) await tx.deleteFrom",
        replace: "  await new Promise((later) => setTimeout(later, 20));\n  if (next) await tx.deleteFrom",
      },
    ],
  },
  {
    name: "legs are rounded as floating point numbers",
    foundBy: toAndFro,
    edits: [
      {
        file: "mock-bank/orders/same-bank-transfer.ts",
        find: `    { accountId: source.accountId, amount: -amount, narration },
    { accountId: destination.accountId, amount, narration },`,
        replace: `    { accountId: source.accountId, amount: -BigInt(Math.floor((Number(amount) / 100) * 100)), narration },
    { accountId: destination.accountId, amount: BigInt(Math.floor((Number(amount) / 100) * 100)), narration },`,
      },
    ],
  },
];
