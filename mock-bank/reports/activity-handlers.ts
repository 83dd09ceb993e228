import type { DecodedOf } from "../../contract/endpoint";
import type { bankApi } from "../../contract/index";
import { ownAccounts } from "../accounts/own-accounts";
import { type Call, type Handler, isRefusal, type Refusal, refuse } from "../core/handler";
import { tablePdf } from "../documents/table-pdf";
import { auditAct } from "../ledger/audit-actor";
import { companyName } from "../people/company-name";
import { signerOf } from "../signing/sign";
import { lastDayOf, periodOf } from "../statements/period";
import { wireDate, wireSeconds } from "../values/wire-dates";
import { activityCsv } from "./activity-csv";
import {
  type ActivityEntry,
  type ActivityFilter,
  activityBatches,
  activityPage,
  activityRange,
  type Place,
} from "./activity-list";
import { activityTable } from "./activity-table";
import { kindWords, titleOf } from "./activity-words";

type Api = typeof bankApi.reports;
type Query = Omit<DecodedOf<Api["downloadActivity"]>, "downloadType">;

const DAYS_MAX = 366;
const MILLISECONDS_OF_DAY = 86_400_000;
/** Limits on the cost of writing one file. */
const entriesMax = { CSV: 100_000, PDF: 20_000 } as const;

export const listActivity: Handler<Api["activity"]> = async ({ after, pageSize, ...query }, call) => {
  const filter = await filterOf(query, call);
  if (isRefusal(filter)) return filter;
  const place = after ? placeOf(after) : undefined;
  if (after && !place) return refuse("after: is no place in this list.");
  const { entries, count } = await activityPage(call.db, filter, { after: place, max: pageSize });
  const last = entries.at(-1);
  return {
    count,
    entries: entries.map(wireEntry),
    next: last && count > entries.length ? nameOfPlace(last) : null,
    people: await peopleOf(call),
  };
};

/** The download is an entry of the next file: the file ends with the entry before it. */
export const downloadActivity: Handler<Api["downloadActivity"]> = async ({ downloadType, ...query }, call) => {
  const filter = await filterOf(query, call);
  if (isRefusal(filter)) return filter;
  const max = entriesMax[downloadType];
  const range = await activityRange(call.db, filter, max);
  if (range && range.count > max)
    return refuse(`A file has at most ${max.toLocaleString("en")} entries. Please choose fewer days.`);
  const filters = await filterFacts(query, call);
  const days = `${wireDate(filter.from)} to ${wireDate(lastDayOf(filter))}`;
  const source = {
    bankName: call.settings.bankName,
    company: await companyName(call),
    days,
    filters,
    range,
    filter,
    parts: range ? activityBatches(call.db, filter, range) : nothing(),
    issuedAt: call.now,
    sign: await signerOf(call.db, call.settings),
  };
  const details = [days, ...filters.map(([, value]) => value), downloadType];
  await auditAct(call, "downloaded", `Company activity, ${details.join(", ")}`);
  return downloadType === "CSV"
    ? { fileName: "Company_Activity.csv", mimeType: "text/csv; charset=utf-8", chunks: activityCsv(source) }
    : { fileName: "Company_Activity.pdf", mimeType: "application/pdf", chunks: tablePdf(activityTable(source)) };
};

async function* nothing() {}

async function filterOf(query: Query, { db, caller }: Call): Promise<ActivityFilter | Refusal> {
  const period = periodOf(query);
  if (isRefusal(period)) return period;
  if (period.until.getTime() - period.from.getTime() > DAYS_MAX * MILLISECONDS_OF_DAY)
    return refuse(`The company's activity covers at most ${DAYS_MAX} days. Please choose a shorter period.`);
  const { kind, personId, accountNumber } = query;
  const account = accountNumber && (await ownAccounts(db, caller.companyId, [accountNumber])).get(accountNumber);
  if (accountNumber && !account) return refuse("accountNumber: Account not found");
  return {
    companyId: caller.companyId,
    ...period,
    kind: kind || undefined,
    personId: personId || undefined,
    accountId: account ? account.accountId : undefined,
  };
}

/** The chosen filters in words. */
async function filterFacts(
  { kind, personId, accountNumber }: Query,
  call: Call,
): Promise<readonly (readonly [label: string, value: string])[]> {
  const person = personId && (await peopleOf(call)).find((each) => each.personId === personId);
  return [
    ...(personId ? ([["Person", person ? person.name : "Unknown"]] as const) : []),
    ...(kind ? ([["Kind", kindWords[kind]]] as const) : []),
    ...(accountNumber ? ([["Account", accountNumber]] as const) : []),
  ];
}

async function peopleOf({ db, caller }: Call): Promise<{ personId: string; name: string }[]> {
  const people = await db
    .selectFrom("users")
    .select(["id", "full_name"])
    .where("company_id", "=", caller.companyId)
    .orderBy("full_name")
    .orderBy("id")
    .execute();
  return people.map(({ id, full_name }) => ({ personId: id, name: full_name }));
}

const wireEntry = (entry: ActivityEntry) => ({
  date: wireSeconds(entry.at),
  kind: entry.kind,
  title: titleOf(entry),
  detail: entry.detail,
  person: entry.person,
  userName: entry.userName,
  transactionId: entry.requestId ?? "",
  accountNumber: entry.accountNumber ?? "",
  seal: entry.link,
});

/** A place has no id of the audit, because ids show how much other companies do. */
const nameOfPlace = ({ at, link }: Place): string => `${at.getTime()}-${link}`;
const PLACE = /^(\d{1,14})-([0-9a-f]{64})$/;

function placeOf(name: string): Place | undefined {
  const [, milliseconds, link] = PLACE.exec(name) ?? [];
  return milliseconds && link ? { at: new Date(Number(milliseconds)), link } : undefined;
}
