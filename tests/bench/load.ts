import { fork } from "node:child_process";
import { once } from "node:events";
import { Agent, request } from "node:http";
import { performance } from "node:perf_hooks";
import { fixedHeaders } from "../../contract/headers";
import type { Database } from "../../mock-bank/database/tables";
import { defaultConfiguration } from "../../mock-bank/operator/configuration";
import { nodeCipher } from "../../mock-bank/wire/node-cipher";
import { type Crew, giveCodes, type Person } from "../chaos/crew";
import { newPayment, withCode } from "../chaos/payment";
import type { WireRequest } from "../support/wire-client";

/** Calls, and how many of them wait for an answer at any time. */
type Load = { readonly requests: readonly WireRequest[]; readonly atOnce: number };

const SENDER = "--sends-calls";
let sender: ReturnType<typeof openSender> | undefined;

/**
 * Sends calls from another process, so that the caller's work is not measured with the server's. The process is reused,
 * because compiling a new one would compete with the bank for the processor.
 * @returns calls of a second
 * @throws if a call is not answered
 */
export async function perSecondOf(requests: readonly WireRequest[], atOnce: number): Promise<number> {
  sender ??= openSender();
  const { child, ended } = sender;
  const answered = once(child, "message");
  child.channel?.ref();
  child.send({ requests, atOnce } satisfies Load);
  const [perSecond] = await Promise.race([answered, ended]);
  child.channel?.unref();
  return Number(perSecond);
}

/** Starts this file as a process that sends calls. It does not keep this process running. */
function openSender() {
  const child = fork("tests/bench/load.ts", [SENDER], { execArgv: ["--import", "tsx"] });
  child.unref();
  const ended = once(child, "exit").then(() => Promise.reject(new Error("A call was not answered.")));
  return { child, ended };
}

if (process.argv[2] === SENDER) process.on("message", (load: Load) => void send(load));

/** An error ends the process, which the other one reports. */
async function send({ requests, atOnce }: Load): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const left = requests.values();
  const caller = async () => {
    for (const each of left) await answer(each, agent);
  };
  const started = performance.now();
  await Promise.all(Array.from({ length: atOnce }, caller));
  const seconds = (performance.now() - started) / 1000;
  agent.destroy();
  process.send?.(requests.length / seconds);
}

const answer = ({ url, method, headers, body }: WireRequest, agent: Agent): Promise<void> =>
  new Promise((resolve, reject) => {
    const sent = request(url, { method, headers, agent }, (response) => {
      response.resume();
      response.once("end", () =>
        response.statusCode === 200 ? resolve() : reject(new Error(`Answered ${response.statusCode}`)),
      );
    });
    sent.once("error", reject);
    sent.end(body);
  });

const { payloadSecret, apiBasePath } = defaultConfiguration;

const headersOf = ({ deviceId, token }: Person) => ({
  ...fixedHeaders,
  "Content-Type": "application/x-www-form-urlencoded",
  deviceId,
  sessionId: token,
});

/** The list of a person's accounts. */
export const readOf = (person: Person): WireRequest => ({
  url: `${apiBasePath}/customer/accounts?loginId=${person.username}`,
  method: "GET",
  headers: headersOf(person),
  body: undefined,
});

/**
 * One payment of each person between the accounts of the company, with a verified code. Neighbours in the list are of
 * different companies, whose accounts do not wait for each other.
 */
export async function paymentsOf(db: Database, crews: readonly Crew[]): Promise<WireRequest[]> {
  const payments = crews
    .flatMap((crew) => crew.people.map((person, at) => ({ at, payment: newPayment(person, crew, 101) })))
    .sort((a, b) => a.at - b.at)
    .map(({ payment }) => payment);
  const code = await giveCodes(db, payments);
  const { sealRequest } = nodeCipher(payloadSecret);
  return payments.map((payment) => {
    const { path, method } = payment.meant.endpoint;
    const fields = Object.entries(withCode(payment, code)).map(([name, value]) => [name, String(value)]);
    const payload = sealRequest(new URLSearchParams(fields).toString(), { method, path });
    return {
      url: apiBasePath + path,
      method,
      headers: { ...headersOf(payment.person), "Idempotency-Key": payment.key },
      body: new URLSearchParams({ payload }).toString(),
    };
  });
}

/** Addresses the calls to the banks alternately. */
export const sentTo = (addresses: readonly string[], requests: readonly WireRequest[]): WireRequest[] =>
  requests.map((each, at) => ({ ...each, url: `${addresses[at % addresses.length]}${each.url}` }));

/** @throws unless that many payments have moved money */
export async function expectPaid(db: Database, crews: readonly Crew[], times: number): Promise<void> {
  const { paid } = await db
    .selectFrom("journal_lines as line")
    .innerJoin("ledger_accounts as account", "account.id", "line.account_id")
    .innerJoin("journal_entries as entry", "entry.id", "line.entry_id")
    .select((select) => select.fn.countAll<string>().as("paid"))
    .where("entry.request_id", "is not", null)
    .where(
      "account.number",
      "in",
      crews.map(({ accounts }) => accounts[1] ?? ""),
    )
    .executeTakeFirstOrThrow();
  if (Number(paid) !== times) throw new Error(`Of ${times} payments, ${paid} were made`);
}
