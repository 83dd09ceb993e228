import type { Connection } from "../database/tables";
import { formatMinor } from "../ledger/minor-units";
import { comparedOf, samePayments } from "../payments/same-payments";
import { debitOf } from "../requests/figures";
import { legsOf, pricesOf, type StoredRequest } from "../requests/request-repository";
import { requestedScheduleOf } from "../schedules/set-up-schedule";
import { clearedAt, cutOffToday } from "../values/clearing";
import { wireDate, wireMoment } from "../values/wire-dates";
import { nameOf } from "../values/wire-names";
import { askedAgain } from "./asked-again";
import { lastListOf } from "./list-difference";
import { listNamesOf } from "./list-names";

/** Returns the facts that help a user decide a request, as of now. */
export async function decisionFacts(db: Connection, request: StoredRequest, now: Date) {
  const same = await samePayments(db, comparedOf(request, now));
  const again = await askedAgain(db, request);
  const schedule = await requestedScheduleOf(db, request, now);
  const isBulk = nameOf(request.category).form === "BULK";
  const lastList = isBulk ? await lastListOf(db, request) : undefined;
  const listNames = isBulk ? await listNamesOf(db, request) : undefined;
  return {
    ...(again && { askedAgain: again }),
    ...(lastList && { lastList }),
    ...(listNames && { listNames }),
    ...(schedule && { schedule: wireSchedule(schedule) }),
    ...((!schedule || schedule.isDue) && (await balanceAfter(db, request))),
    arrivesOn: wireDate(arrivalOf(request, schedule?.firstRun ?? now)),
    ...((!schedule || schedule.isDue) && approveBefore(request, now)),
    isFirstToPayee: await isFirstToPayee(db, request),
    ...same,
    likelyDuplicates: request.payee === null ? [] : likelyDuplicatesIn(same.samePayments),
  };
}

const wireSchedule = ({ starts, firstRun, ...schedule }: Requested) => ({
  ...schedule,
  startDate: wireDate(new Date(starts)),
  firstRun: wireDate(firstRun),
});
type Requested = NonNullable<Awaited<ReturnType<typeof requestedScheduleOf>>>;

/** Returns when money arrives that leaves the account at this moment. */
const arrivalOf = ({ route }: StoredRequest, leaves: Date): Date => (route === "clearing" ? clearedAt(leaves) : leaves);

function approveBefore({ route }: StoredRequest, now: Date) {
  const cutOff = route === "clearing" ? cutOffToday(now) : undefined;
  return cutOff && { approveBefore: wireMoment(cutOff) };
}

/** Returns what the source account could spend after the payment, in its currency. */
async function balanceAfter(db: Connection, request: StoredRequest) {
  const { currency, book, held } = await db
    .selectFrom("ledger_accounts")
    .select(["currency", "book", "held"])
    .where("id", "=", request.source_account_id)
    .executeTakeFirstOrThrow();
  const left =
    BigInt(book) -
    BigInt(held) -
    debitOf({ ...pricesOf(request), sourceAccountId: request.source_account_id, legs: legsOf(request) }, currency);
  return { availableAfter: formatMinor(left), accountCurrency: currency };
}

/** Returns undefined for a request without a single payee, and for a transfer between own accounts. */
async function isFirstToPayee(db: Connection, request: StoredRequest): Promise<boolean | undefined> {
  const { company_id, payee, category } = request;
  if (payee === null || category === "ownAccounts") return undefined;
  const paid = await db
    .selectFrom("requests")
    .select("id")
    .where("company_id", "=", company_id)
    .where("payee", "=", payee)
    .where("executed_at", "is not", null)
    .limit(1)
    .executeTakeFirst();
  return paid === undefined;
}

/** Returns the same payments for clients that do not know `samePayments`. */
const likelyDuplicatesIn = (same: Awaited<ReturnType<typeof samePayments>>["samePayments"]) =>
  same
    .filter(({ state }) => state !== "SCHEDULED")
    .map(({ transactionId, date }) => ({ transactionId, createDate: date }));
