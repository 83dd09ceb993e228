import { randomUUID } from "node:crypto";
import type { Endpoint, InputOf } from "../../contract/endpoint";
import { bankApi } from "../../contract/index";
import { createRequest } from "../../mock-bank/control/create-request";
import { isRefusal } from "../../mock-bank/core/handler";
import type { RunningBank } from "../../mock-bank/start-bank";
import { type OpenedCompany, openCompany, signedIn, startTestBank, userOf } from "../support/bank";
import type { CodeTerms, WireClient, WireRequest } from "../support/wire-client";
import type { Measured } from "./load-process";
import { measure } from "./measure";
import { atMost, figure, median, type Row } from "./row";

const ROUNDS = 4;
const COLLEAGUES = 10;
const PAYMENT = {
  amount: "1.00",
  currencyCode: "GHS",
  narration: "Bench",
  transType: "OWN-TRANSFER",
  passwordType: "OTP",
} as const;

/** A prepared call of a user. */
type Ready = { readonly client: WireClient; readonly request: WireRequest };
type Person = { readonly client: WireClient; readonly company: OpenedCompany };

/**
 * Measures 30 and 300 signed-in people, each with a call in progress at any time, eight reads for one payment. Measures
 * approvals afterwards.
 */
export async function peopleRows(): Promise<readonly Row[]> {
  const bank = await startTestBank();
  try {
    const people = await signedInPeople(bank, 300, "Single");
    const few = people.slice(0, 30);
    return [
      ...(await rounds("30 people at once, reads and payments", 30, () => mixedCalls(few))),
      ...(await rounds("300 people at once, reads and payments", 300, () => mixedCalls(people))),
      ...(await approvals(bank)),
    ];
  } finally {
    await bank.close();
  }
}

async function approvals(bank: RunningBank): Promise<readonly Row[]> {
  const deciders = await signedInPeople(bank, 100, "Authorizer");
  return rounds("approval, 16 at once", 16, async () => {
    const ready: Ready[] = [];
    for (const decider of deciders) ready.push(await readyToApprove(bank, decider));
    return ready;
  });
}

/** Creates companies of ten people, each with an additional Initiator and two accounts. */
async function signedInPeople(bank: RunningBank, count: number, role: "Single" | "Authorizer"): Promise<Person[]> {
  const people: Person[] = [];
  while (people.length < count) {
    const company = await openCompany(bank, {
      users: [...Array.from({ length: COLLEAGUES }, () => ({ role })), { role: "Initiator" }],
      accounts: [
        { currency: "GHS", balance: "10000.00" },
        { currency: "GHS", balance: "0.00" },
      ],
    });
    for (let at = 0; at < COLLEAGUES; at += 1) people.push({ client: await signedIn(bank, company, at), company });
  }
  return people;
}

/**
 * Orders the calls in nine turns with one call of each person, so that different people call at the same time. Payments
 * are spread over the turns.
 */
async function mixedCalls(people: readonly Person[]): Promise<Ready[]> {
  const turns: Ready[][] = Array.from({ length: 9 }, () => []);
  for (const [at, { client, company }] of people.entries()) {
    const read = <E extends Endpoint>(endpoint: E, input: InputOf<E>) => ({
      client,
      request: client.request(endpoint, input),
    });
    const page = { transType: "OWN-TRANSFER", pageNumber: 1, pageSize: 10 };
    const [account = ""] = company.accounts.map(({ accountNumber }) => accountNumber);
    const calls = [
      await readyToPay(client, company),
      ...[0, 1, 2].map(() => read(bankApi.accounts.list, { loginId: client.username })),
      ...[0, 1, 2].map(() => read(bankApi.statements.search, { accountNumber: account, ...thisMonth() })),
      read(bankApi.approvals.pending, page),
      read(bankApi.requests.mine, { ...page, requestType: "SINGLE" }),
    ];
    for (const [place, call] of calls.entries()) turns[(place + at) % turns.length]?.push(call);
  }
  return turns.flat();
}

function thisMonth() {
  const [year, month, day] = new Date().toISOString().slice(0, 10).split("-");
  return { startDate: `01-${month}-${year}`, endDate: `${day}-${month}-${year}` };
}

function readyToPay(client: WireClient, { accounts }: OpenedCompany): Promise<Ready> {
  const [sourceAccount = "", destinationAccountNo = ""] = accounts.map(({ accountNumber }) => accountNumber);
  const payment = { ...PAYMENT, sourceAccount, destinationAccountNo };
  return confirmed(client, bankApi.payments.toSelf, payment, shown(destinationAccountNo));
}

async function readyToApprove(bank: RunningBank, { client, company }: Person): Promise<Ready> {
  const [sourceAccount = "", destinationAccountNo = ""] = company.accounts.map(({ accountNumber }) => accountNumber);
  const { username } = userOf(company, "Initiator");
  const asked = await createRequest(bank.bank, { ...PAYMENT, username, sourceAccount, destinationAccountNo });
  if (isRefusal(asked)) throw new Error(asked.description);
  const { transactionId } = asked;
  const decision = {
    transactionId,
    transType: "OWN-TRANSFER",
    requestType: "SINGLE",
    approvalStatus: "APPROVE",
  } as const;
  const approval = { ...decision, passwordType: "OTP" } as const;
  return confirmed(client, bankApi.approvals.approve, approval, shown(destinationAccountNo));
}

const shown = (account: string): CodeTerms => ({ total: `GHS ${PAYMENT.amount}`, to: account.slice(-4) });

/** Requests and checks the code first, because only the call that moves the money is measured. */
async function confirmed<E extends Endpoint>(
  client: WireClient,
  endpoint: E,
  input: Omit<InputOf<E>, "password">,
  told: CodeTerms,
): Promise<Ready> {
  const of = (password: string) => ({ ...input, password }) as InputOf<E>;
  const code = await client.askCode(endpoint, of("00000"), told);
  await client.verify(code);
  return { client, request: client.request(endpoint, of(code), { idempotencyKey: randomUUID() }) };
}

/** The first round is a warm-up. */
async function rounds(name: string, atOnce: number, ready: () => Promise<readonly Ready[]>): Promise<readonly Row[]> {
  const measured: Measured[] = [];
  let refused = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const calls = await ready();
    const result = await measure(
      calls.map(({ request }) => request),
      atOnce,
    );
    refused += calls.filter((call, at) => !isSuccess(call, result.answers[at] ?? "")).length;
    if (round > 0) measured.push(result);
  }
  const of = (mark: "perSecond" | "p50" | "p99") => median(measured.map((each) => each[mark]));
  return [
    figure({ name, value: of("perSecond"), unit: "/s" }),
    figure({ name: `${name}: half of the calls`, value: of("p50"), unit: "ms" }),
    figure({ name: `${name}: 99 of 100`, value: of("p99"), unit: "ms" }),
    atMost({ name: `${name}: calls without success`, value: refused, unit: "" }, 0),
  ];
}

function isSuccess({ client, request }: Ready, text: string): boolean {
  const path = new URL(request.url).pathname.slice(client.bank.configuration.apiBasePath.length);
  const payload = new URLSearchParams(request.body).get("payload") ?? "";
  return client.open(text, request.method, path, payload).code === 0;
}
