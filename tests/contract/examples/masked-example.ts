import type { CallFields } from "../../../adapters/bank-api/transport/encoding";
import { replySchemaOf, type Schema } from "../../../contract/description/json-schema";
import type { Endpoint } from "../../../contract/endpoint";
import { bankApi } from "../../../contract/index";

export type Exchange = {
  readonly call: string;
  readonly input: CallFields;
  readonly answer: object;
  /** Set for an exchange that was made only as an example; it is preferred to others of the same call. */
  readonly isChosen?: true;
};
export type Example = { readonly request: CallFields; readonly answer: CallFields };

/** Lists that may be cut, because no other field counts or adds their rows. */
const cut = [
  "banks",
  "branches",
  "usdRates",
  "eurRates",
  "gbpRates",
  "serviceTypes",
  "billers",
  "regulatoryDirectives",
];
const ROWS_MAX = 3;
/** Fields that are never recorded, or differ from run to run, with their replacements. */
const secrets: Readonly<Record<string, string>> = {
  password: "12345",
  otp: "12345",
  otpPin: "12345",
  newPassword: "Harmattan#27",
  confirmPassword: "Harmattan#27",
  sessionId: "a-session-id",
  deviceID: "a-device-id",
  deviceId: "a-device-id",
  base64: "JVBERi0xLjMK",
  file: "JVBERi0xLjMK",
  seal: "0ea9a4d6ad9c8f75c3916511069c978cec67d40f4f284adf52a3efccef7e93ad",
  signature: "eyJhbGciOiJFZERTQSJ9.eyJraW5kIjoicmVjZWlwdCJ9.c2lnbmF0dXJl",
};

const endpoints = new Map<string, Endpoint>(
  Object.entries<Record<string, Endpoint>>(bankApi).flatMap(([noun, area]) =>
    Object.entries(area).map(([name, endpoint]): [string, Endpoint] => [`${noun}.${name}`, endpoint]),
  ),
);

/** Returns one example of each call: the shortest success that has rows in its lists. */
export function toExamples(exchanges: readonly Exchange[]): Readonly<Record<string, Example>> {
  const ids = new Map<string, string>();
  const examples = [...endpoints].map(([call, endpoint]): [string, Example] => {
    const best = bestOf(exchanges.filter((made) => made.call === call && isSuccess(made)));
    if (!best) throw new Error(`No success of ${call} was recorded.`);
    const request = asSent(masked(best.input, ids) as CallFields);
    if (endpoint.answer === "file") return [call, { request, answer: {} }];
    return [call, { request, answer: known(replySchemaOf(endpoint.reply), masked(best.answer, ids)) as CallFields }];
  });
  return Object.fromEntries(examples);
}

/** A form sends flags as texts. */
const asSent = (input: CallFields): CallFields =>
  Object.fromEntries(
    Object.entries(input).map(([name, value]) => [name, typeof value === "boolean" ? String(value) : value]),
  );

const isSuccess = ({ answer }: Exchange): boolean => Reflect.get(answer, "code") === 0;

/** The kinds of request whose lists are short, and the same in lists of requests, so that the examples fit each other. */
const preferred: Readonly<Record<string, string>> = {
  "requests.mine": "OWN-TRANSFER",
  "reports.fetch": "BILLS_PAYMENT_GHANA_GOV",
};

function bestOf(made: readonly Exchange[]): Exchange | undefined {
  const rank = ({ call, answer, input, isChosen }: Exchange): number => {
    const isEmpty = Object.values(answer).some((list) => Array.isArray(list) && list.length === 0);
    const isOther = !Object.values(input).includes(preferred[call] ?? Object.values(input)[0]);
    // The answer to a sign-in code is the one that needs an example.
    const isSignIn = "sessionId" in answer;
    return (isSignIn ? -8 : 0) + (isEmpty ? 4 : 0) + (isOther ? 2 : 0) + (isChosen ? -1 : 0);
  };
  const lengthOf = ({ answer }: Exchange): number => JSON.stringify(answer).length;
  return made.toSorted((one, other) => rank(one) - rank(other) || lengthOf(one) - lengthOf(other))[0];
}

/** Moments and random numbers differ from run to run. */
const VARYING: readonly (readonly [RegExp, string])[] = [
  [/(?<=\d\d-\d\d-\d{4} 09:)3\d/g, "30"],
  [/(?<=\d\d-\d\d-\d{4} 09:30:)\d\d/g, "00"],
  [/(?<=T09:)3\d:\d\d\.\d{3}Z/g, "30:00.000Z"],
  [/(?<=\b(?:OS-|C-|EL))[0-9A-F]{8,12}\b/g, "00000001"],
  [/^\d{13}-[0-9a-f]{64}$/, `1795599000000-${"0".repeat(64)}`],
  [/\bGG261125\d{9}\b/g, "GG261125000000001"],
];
const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
const REQUEST_ID = /\b[TBS]\d{6}[A-Z0-9]{8,9}\b/g;

/** Replaces secrets, and each id by one that is the same in all examples. */
function masked(value: unknown, ids: Map<string, string>, name = ""): unknown {
  if (name in secrets && typeof value !== "boolean") return secrets[name];
  if (typeof value === "string" && (name === "noticeId" || name === "mark"))
    return value.replace(/\d+/g, (id) => stable(id, ids));
  if (typeof value === "string")
    return VARYING.reduce((text, [found, fixed]) => text.replace(found, fixed), value)
      .replace(UUID, (id) => stable(id, ids))
      .replace(REQUEST_ID, (id) => stable(id, ids));
  if (Array.isArray(value)) {
    const rows = cut.includes(name) ? value.slice(0, ROWS_MAX) : value;
    return rows.map((each) => masked(each, ids));
  }
  if (value instanceof Blob) return secrets.file;
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).filter(([, held]) => held !== undefined);
  return Object.fromEntries(
    entries.map(([key, held]) => [key.replace(UUID, (id) => stable(id, ids)), masked(held, ids, key)]),
  );
}

function stable(id: string, ids: Map<string, string>): string {
  const number = String(ids.size + 1);
  const masked = id.includes("-")
    ? `00000000-0000-4000-8000-${number.padStart(12, "0")}`
    : `${/^\d+$/.test(id) ? "4711" : id.slice(0, 7)}${number.padStart(8, "0")}`;
  ids.set(id, ids.get(id) ?? masked);
  return ids.get(id) ?? masked;
}

/** Leaves out fields that the contract does not name. */
function known(schema: Schema, value: unknown): unknown {
  const type = Array.isArray(value) ? "array" : "object";
  const part = (schema.anyOf as Schema[] | undefined)?.find((each) => each.type === type) ?? schema;
  if (Array.isArray(value)) return value.map((each) => known((part.items ?? {}) as Schema, each));
  if (typeof value !== "object" || value === null) return value;
  const { properties = {}, additionalProperties: rest } = part;
  const isMap = Object.keys(properties).length === 0;
  const named = Object.entries(value).filter(
    ([name]) => name in properties || isMap || name === "code" || name === "description",
  );
  return Object.fromEntries(
    named.map(([name, held]) => [name, known((properties[name] ?? (isMap ? rest : {}) ?? {}) as Schema, held)]),
  );
}
