import { randomUUID } from "node:crypto";
import type { CallFields } from "../../adapters/bank-api/transport/encoding";
import { type Schema, schemaOf } from "../../contract/description/json-schema";
import type { Endpoint } from "../../contract/endpoint";
import { auditLedger } from "../../mock-bank/ledger/audit-ledger";
import { examine } from "../../tools/verify-bank/examine";
import type { OpenedCompany } from "../support/bank";
import { moneyOperations } from "../support/money-operations";
import { allCalls, sampleCalls } from "../support/sample-calls";
import { Seeded } from "../support/seeded";
import type { Exchanged, WireClient } from "../support/wire-client";
import { nastyText } from "./fuzz-values";
import { logSecrets } from "./log-secrets";
import { objectsOf } from "./other-company";
import { type Part, Tally } from "./part";
import { aVictim, type People, peopleOf, principals, type Target } from "./target";

const SLOW_MS = 2000;
/** A call is slow if it takes this many times the average of all calls, so that a busy computer is no finding. */
const SLOWER_THAN_OTHERS = 100;
const AUDITED_EVERY = 1000;
/** Texts that must never appear in an answer: stack traces, SQL, paths on the disk. */
const INNER_WORDS =
  /\bat .+:\d+:\d+|node_modules|\/mock-bank\/|SQLSTATE|syntax error at|relation "|violates .+ constraint|\bselect .+ from\b/i;

type Fuzzed = {
  readonly target: Target;
  readonly random: Seeded;
  readonly people: People;
  readonly inputs: (name: string) => readonly object[];
  readonly strangers: OpenedCompany;
  readonly ours: OpenedCompany;
  readonly tally: Tally;
  /** The number of calls so far, and their time. */
  readonly taken: { calls: number; ms: number };
};
type Figures = Part & { readonly calls: number; readonly serverErrors: number; readonly accepted: number };

/** Makes thousands of calls, half right and half wrong, from the contract's own description. The seed repeats them. */
export async function fuzz(target: Target, { fuzzCalls }: { readonly fuzzCalls: number }): Promise<Figures> {
  const [ours, strangers] = [await aVictim(target), await aVictim(target)];
  const named = await objectsOf(target, ours);
  const payee = ours.accounts[1]?.accountNumber ?? "";
  // An invoice that can be paid has a number of its own.
  const samples = [
    sampleCalls(),
    sampleCalls({ ...named, payee }),
    sampleCalls({ ...named, payee, invoiceNumber: "GG-1001" }),
  ];
  const inputs = (name: string) => samples.map((all) => all[name] ?? {});
  const fuzzed: Fuzzed = {
    target,
    inputs,
    ours,
    strangers,
    tally: new Tally(),
    taken: { calls: 0, ms: 0 },
    random: new Seeded(Number(process.env.FUZZ_SEED ?? 8)),
    people: await peopleOf(target, ours, strangers),
  };
  const figures = { calls: 0, serverErrors: 0, accepted: 0 };
  while (figures.calls < fuzzCalls) {
    const { status, answer } = await oneCall(fuzzed);
    figures.calls++;
    if (status >= 500) figures.serverErrors++;
    if (answer.code === 0) figures.accepted++;
    if (figures.calls % AUDITED_EVERY === 0) await lookAtTheBooks(fuzzed);
  }
  await lookAtTheBooks(fuzzed);
  const passwords = [...ours.users, ...strangers.users].map(({ password }) => password);
  const sessions = Object.values(fuzzed.people).map(({ sessionId }) => sessionId);
  const secrets = await logSecrets(target, [...passwords, ...sessions]);
  fuzzed.tally.check(secrets.length === 0, () => `The log tells ${secrets.join(", ")}`);
  return { ...fuzzed.tally.part, ...figures };
}

async function oneCall(fuzzed: Fuzzed): Promise<Exchanged> {
  const { random, people, inputs, tally } = fuzzed;
  const [name, endpoint] = random.oneOf(allCalls);
  const who = random.oneOf(principals);
  const base = random.oneOf(inputs(name));
  const input = random.happens(0.2) ? base : mutated(base, endpoint, fuzzed);
  const client = people[who];
  const isConfirmed = who !== "nobody" && "password" in input && random.happens(0.5);
  const code = isConfirmed ? await codeFor(client, endpoint, input, fuzzed) : undefined;
  const told = { ...input, ...(code && { password: code }), ...(name === "session.changePassword" && UNLIKE) };
  const startedAt = performance.now();
  const exchanged = await client.exchange(endpoint, told, extrasOf(random));
  const ms = performance.now() - startedAt;
  fuzzed.taken.calls++;
  fuzzed.taken.ms += ms;
  const wrong = judge(exchanged, { name, endpoint, told, ms, fuzzed, who });
  tally.check(wrong === undefined, () => `${who} at ${name} with ${JSON.stringify(told).slice(0, 300)}: ${wrong}`);
  await comeBack(fuzzed, client, exchanged);
  return exchanged;
}

/** A wrong confirmation keeps the passwords of the calling users unchanged. */
const UNLIKE = { confirmPassword: "Another#2712" };

function extrasOf(random: Seeded) {
  const key = random.happens(0.05) ? nastyText(random) : randomUUID();
  const isHeader = /^[\x20-\x7e]*$/.test(key);
  return { ...(random.happens(0.95) && isHeader && { idempotencyKey: key }) };
}

/** Changes up to three fields of a call. */
function mutated(base: object, endpoint: Endpoint, { random }: Fuzzed): object {
  const input: Record<string, unknown> = { ...base };
  const names = [...Object.keys(input), ...Object.keys(formOf(endpoint).properties ?? {})];
  for (let times = 1 + random.below(3); times > 0; times--) {
    const name = names.length > 0 && random.happens(0.9) ? random.oneOf(names) : nastyText(random).slice(0, 40);
    const value = input[name];
    if (value instanceof File) input[name] = new File([nastyText(random)], nastyText(random).slice(0, 80) || "x");
    else if (random.happens(0.15)) delete input[name];
    else if (isRows(value) && random.happens(0.8)) input[name] = mutatedRows(value, random);
    else input[name] = nastyText(random);
  }
  return input;
}

const isRows = (value: unknown): value is string => typeof value === "string" && /^\[\{".*\}\]$/s.test(value);

function mutatedRows(text: string, random: Seeded): string {
  // The samples write rows of texts.
  const rows = JSON.parse(text) as Record<string, unknown>[];
  const row = random.oneOf(rows);
  const name = random.oneOf([...Object.keys(row), "description", "benName", "__proto__"]);
  const value = random.oneOf<unknown>([nastyText(random), nastyText(random), null, 1, -1, 1e21, [], {}, true]);
  Object.defineProperty(row, name, { value, enumerable: true, configurable: true, writable: true });
  return random.happens(0.1) ? text.slice(0, random.below(text.length)) : JSON.stringify(rows);
}

/** Returns a checked code for exactly this call, if a code can be requested for its input. */
async function codeFor(client: WireClient, endpoint: Endpoint, input: object, { random }: Fuzzed) {
  const operation = moneyOperations.find((each) => each.endpoint === endpoint);
  const to = "destinationAccountNo" in input ? String(input.destinationAccountNo) : "";
  try {
    const code = await client.askCode(endpoint, { ...input, password: "00000" }, operation?.shown(to));
    if (random.happens(0.95)) await client.verify(code);
    return code;
  } catch {
    return undefined;
  }
}

type FuzzedCall = {
  readonly name: string;
  readonly endpoint: Endpoint;
  readonly told: object;
  readonly ms: number;
  readonly fuzzed: Fuzzed;
  readonly who: string;
};

/** Returns what is wrong with an answer; undefined if it is right. */
function judge({ status, headers, answer }: Exchanged, asked: FuzzedCall): string | undefined {
  const { endpoint, told, ms, fuzzed, who } = asked;
  const text = JSON.stringify(answer);
  if (status >= 500) return `server error ${status}: ${text}`;
  const usual = fuzzed.taken.ms / fuzzed.taken.calls;
  if (ms > Math.max(SLOW_MS, usual * SLOWER_THAN_OTHERS)) return `took ${Math.round(ms)} ms`;
  if (![200, 401, 413].includes(status) && !(status === 404 || status === 400)) return `status ${status}`;
  const isFile = headers.has("content-disposition");
  const type = headers.get("content-type") ?? "";
  if (!isFile && type !== "application/json; charset=utf-8") return `content type ${type}`;
  if (isFile && endpoint.answer !== "file") return "a file where none is promised";
  const missing = ["content-security-policy", "x-content-type-options", "referrer-policy"].find((n) => !headers.has(n));
  if (missing || headers.get("cache-control") !== "no-store") return `header ${missing ?? "cache-control"}`;
  if (!Number.isInteger(answer.code)) return `no code: ${text}`;
  if (answer.code !== 0 && typeof answer.description !== "string") return `a refusal without words: ${text}`;
  if (answer.code !== 0 && INNER_WORDS.test(text)) return `inner words: ${text}`;
  if (answer.code === 0 && endpoint.session === "required" && who === "nobody") return "served to nobody";
  if (answer.code === 0 && !isFile) {
    // Only honest calls have answers with all relations of the contract.
    const { deviations } = examine({ endpoint, input: told as CallFields, isSignedIn: who !== "nobody" }, answer);
    const found = deviations.filter(({ part }) => part !== "relations");
    if (found.length > 0) return `not as the contract says: ${JSON.stringify(found)}`;
  }
  if (answer.code === 0 && isClearlyWrong(told, endpoint)) return `accepted: ${text.slice(0, 200)}`;
  const foreign = who !== "another company" && fuzzed.strangers.users.find(({ email }) => text.includes(email));
  return foreign ? `tells of ${foreign.email}` : undefined;
}

/** Whether a required field is missing, or a text has the wrong pattern or type. */
function isClearlyWrong(told: object, endpoint: Endpoint): boolean {
  const { properties = {}, required = [] } = formOf(endpoint);
  const fields = new Map<string, unknown>(Object.entries(told));
  const alias = new Set(Object.values(endpoint.fieldAliases ?? {}));
  const isMissing = required.some((name) => !fields.has(name) && !alias.has(name));
  return (
    isMissing ||
    Object.entries(properties).some(([name, schema]) => {
      const value = fields.get(name);
      if (typeof value !== "string" || typeof schema === "boolean") return false;
      const { pattern, enum: kinds } = schema;
      const isNone = pattern !== undefined && !new RegExp(pattern).test(value);
      return isNone || (kinds !== undefined && !kinds.includes(value));
    })
  );
}

const forms = new Map<Endpoint, Schema>();
/** The JSON Schema of a call's fields. */
function formOf(endpoint: Endpoint): Schema {
  const schema = forms.get(endpoint) ?? schemaOf(endpoint.input);
  forms.set(endpoint, schema);
  return schema;
}

async function lookAtTheBooks({ target, tally }: Fuzzed): Promise<void> {
  const violations = await auditLedger(target.bank.bank.db);
  tally.check(violations.length === 0, () => `The books: ${violations.join("; ")}`);
}

/** Unblocks a user who was signed out or blocked during the calls, and signs in again. */
async function comeBack(
  { target, people, ours, strangers }: Fuzzed,
  client: WireClient,
  { answer }: Exchanged,
): Promise<void> {
  if (client === people.nobody || answer.code === 0) return;
  const isOut = [103, 104].includes(answer.code) || /not active|block/i.test(answer.description ?? "");
  if (!isOut) return;
  const { db } = target.bank.bank;
  await db
    .updateTable("users")
    .set({ active: true, failed_codes: 0, codes_blocked_until: null })
    .where("username", "=", client.username)
    .execute();
  const user = [...strangers.users, ...ours.users].find(({ username }) => username === client.username);
  if (user) await client.signIn(user.username, user.password);
}
