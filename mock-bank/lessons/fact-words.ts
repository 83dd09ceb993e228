import type { Fact } from "../control-api/lesson-data";
import { categoryNames, nameOf } from "../values/wire-names";
import type { Evidence, FoundRequest } from "./evidence";

type Of<Kind extends Fact["kind"]> = Extract<Fact, { kind: Kind }>;

/** What is missing, in the words of a learner. */
export const factWords = {
  balance: ({ account, amount }: Of<"balance">, holds: string): string =>
    `The ${account} account holds ${money(holds)}. It should hold ${money(amount)}.`,

  decided({ status, reason }: Of<"decided">, request: FoundRequest | undefined): string {
    if (!request) return `The request of this lesson is missing. ${AGAIN}`;
    const what = `The request of ${request.currency} ${money(request.amount)}`;
    if (request.status === status)
      return `${what} was rejected with another reason. It should be “${reason}”. ${AGAIN}`;
    if (request.status === "PENDING") return `${what} still waits. It should be ${became[status]}.`;
    return `${what} ${happened[request.status] ?? "was decided"}. ${AGAIN}`;
  },

  paid(fact: Of<"paid">, made: FoundRequest | undefined, { accounts }: Evidence["stage"]): string {
    const category = categoryNames.find((name) => name === fact.category);
    const title = category ? nameOf(category).title : fact.category;
    const verb = fact.waits ? "asked for" : "made";
    const nameOfAccount = (number: string): string => {
      const [name] = Object.entries(accounts).find(([, own]) => own === number) ?? [];
      return name ? `the ${name} account` : number;
    };
    const to = fact.to === undefined ? "" : ` to ${accounts[fact.to] ? `the ${fact.to} account` : fact.to}`;
    const wanted = `${money(fact.amount)} from the ${fact.from} account${to}`;
    if (!made) return `${fact.by} has not ${verb} the payment yet: ${title}, ${wanted}.`;
    if (["REJECTED", "RECALLED", "FAILED"].includes(made.status))
      return `The payment ${happened[made.status]}, so nothing moved. ${AGAIN}`;
    const is = `${money(made.amount)} from ${nameOfAccount(made.from)}${made.to && ` to ${nameOfAccount(made.to)}`}`;
    if (is === wanted && made.category === fact.category && fact.payees)
      return `The list of ${fact.by} pays other people or amounts than it should. ${AGAIN}`;
    if (is !== wanted) return `${fact.by} ${verb} ${is}. It should be ${wanted}. ${AGAIN}`;
    return `${fact.by} has not ${verb} the payment as ${title}. ${AGAIN}`;
  },

  event({ by, event, times, withPassword }: Of<"event">, seen: number): string {
    const done = `${events[event] ?? event}${withPassword ? " with user name and password" : ""}`;
    if (seen === 0) return `${by} has not ${done} yet.`;
    return `${by} has ${done} ${timesOf(seen)}. It should be ${timesOf(times)}.`;
  },

  lost: "The trainer has not lost the payment yet.",

  case({ by, about, answer }: Of<"case">, isOpened: boolean): string {
    if (!isOpened)
      return `${by} has not asked the bank ${about === "FIND" ? "to find the payment" : "for the money"} yet.`;
    return `The bank has not answered the case of ${by} yet: ${answers[answer ?? "FOUND"]}.`;
  },

  called({ by, served, fields }: Of<"called">, { isDone, refusal }: MadeCalls): string {
    const done = calls[served] ?? served;
    if (!isDone) return `${by} has not ${done} yet.${refusal ? ` The bank refused: ${refusal}` : ""}`;
    const wanted = Object.entries(fields).map(([name, value]) => `${labels[name] ?? name} ${shownValue(value)}`);
    return `${by} has ${done}, but not with ${wanted.join(" and ")}.`;
  },
};

/** @property refusal the bank's words, if it refused the last one */
type MadeCalls = { readonly isDone: boolean; readonly refusal: string | null | undefined };

const AGAIN = "Begin again.";
const money = (amount: string): string => {
  const [whole = "", pesewas] = amount.split(".");
  return `${whole.replaceAll(/\B(?=(\d{3})+$)/g, ",")}.${pesewas}`;
};
const timesOf = (count: number): string => (count === 1 ? "once" : `${count} times`);

const became: Readonly<Record<Of<"decided">["status"], string>> = {
  PENDING: "waiting",
  IN_PROGRESS: "approved by one Authorizer",
  APPROVED: "approved",
  REJECTED: "rejected",
  RECALLED: "recalled",
};
const happened: Readonly<Record<string, string>> = {
  IN_PROGRESS: "was approved by one Authorizer",
  APPROVED: "was approved",
  PROCESSING: "was approved",
  REJECTED: "was rejected, so nothing moved",
  RECALLED: "was recalled, so nothing moved",
  FAILED: "has failed, so nothing moved",
};
const answers: Readonly<Record<NonNullable<Of<"case">["answer"]>, string>> = {
  FOUND: "found",
  RETURNED: "money returned",
  CANNOT_BE_RETURNED: "cannot be returned",
};
const events: Readonly<Record<string, string>> = {
  signedIn: "signed in",
  codeRefused: "entered a wrong code",
};
/** What a person did whose screen made the call. */
const calls: Readonly<Record<string, string>> = {
  "approvals.pending": "opened Pending Requests",
  "lookups.accountAtOtherBank": "entered the account at the other bank",
  "lookups.charge": "filled in the form",
  "mobileMoney.charge": "filled in the form",
  "mobileMoney.walletName": "entered the wallet",
  "notices.list": "opened the notices",
  "payments.limits": "entered the payment",
  "payments.receipt": "saved the receipt",
  "payments.toSelf": "confirmed the transfer",
  "reports.activity": "opened the company's activity",
  "reports.fetchBulkRows": "opened the list of the bulk's payees",
  "requests.cases": "opened the cases",
  "requests.mine": "opened My Requests",
  "requests.review": "opened the details of a request",
  "requests.stages": "looked where the money is",
  "statements.forBooks": "downloaded the statement for bookkeeping",
  "statements.search": "opened the statement",
  "statements.statement": "ordered the statement",
  "transferBeneficiaries.add": "added the beneficiary",
};
const labels: Readonly<Record<string, string>> = {
  accountNumber: "the account",
  amount: "the amount",
  bulkId: "the bulk of this lesson:",
  destinationAccount: "the account",
  downloadType: "the type",
  email: "the address",
  endDate: "the last day",
  filter: "a filter:",
  format: "the format",
  isDownload: "a download:",
  kind: "the kind",
  name: "the name",
  phoneNumber: "the number",
  sourceAccount: "the source",
  startDate: "the first day",
  totalAmount: "the amount",
  transactionId: "the request of this lesson:",
};
/** The places of requests are internal. */
const shownValue = (value: string): string => (value.startsWith("the request ") ? "its number" : value);
