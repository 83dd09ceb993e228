import type { CallFields } from "../../adapters/bank-api/transport/encoding";
import type { FileAnswer } from "../../contract/answers";
import { codes } from "../../contract/codes";
import { startsOf } from "../../contract/description/file-types";
import { replySchemaOf, type Schema } from "../../contract/description/json-schema";
import { relations } from "../../contract/description/relations";
import { strictOf } from "../../contract/description/strict";
import type { Endpoint } from "../../contract/endpoint";
import { type Envelope, envelope } from "../../contract/envelope";
import { bankApi } from "../../contract/index";
import { drillDownRows } from "../../contract/request-rows";
import type { Effect, Finding } from "./finding";
import { isFieldName, kindOf } from "./mask";

/** The result of checking an opened answer; `reply` is set if the client can read it. */
export type Examined = {
  readonly deviations: readonly Finding[];
  readonly notes: readonly string[];
  readonly envelope?: Envelope;
  readonly reply?: unknown;
};

/** A call as it was made: a relation can compare the answer with it. */
export type MadeCall = { readonly endpoint: Endpoint; readonly input: CallFields; readonly isSignedIn: boolean };

const KNOWN_CODES: ReadonlySet<number> = new Set(Object.values(codes));
const KNOWN = Object.values(codes).join(", ");
/** The envelope of every answer (specification 1, section 7). */
const ENVELOPE = "1, 7";

const names = new Map<Endpoint, string>(
  Object.entries<Record<string, Endpoint>>(bankApi).flatMap(([noun, area]) =>
    Object.entries(area).map(([name, endpoint]): [Endpoint, string] => [endpoint, `${noun}.${name}`]),
  ),
);
/** Returns the name of a call in the contract, such as "accounts.list". */
export const nameOf = (endpoint: Endpoint): string => names.get(endpoint) ?? endpoint.path;

/**
 * Checks an answer: with the schemas of the client, and with all that the contract says beyond them. A field that the
 * client cannot read and one that it only tolerates are both deviations.
 */
export function examine(call: MadeCall, answer: unknown): Examined {
  const wrapped = envelope.safeParse(answer);
  const outer = differences(envelope, answer, wrapped.success, ENVELOPE).map((found) => ({
    ...found,
    part: "envelope" as const,
  }));
  if (!wrapped.success) return { deviations: outer, notes: [] };
  const { code, description } = wrapped.data;
  if (code !== codes.success) {
    const notes = [`code ${code}: ${description || "no description, so the client says words of its own"}`];
    return { deviations: [...outer, ...unknownCode(code, call.endpoint)], notes, envelope: wrapped.data };
  }
  const { endpoint } = call;
  const reply = endpoint.reply.safeParse(answer);
  const fields =
    endpoint.answer === "file"
      ? fileDifferences(answer, endpoint)
      : differences(endpoint.reply, answer, reply.success, endpoint.specification);
  // A field with a wrong value is reported once, not also as a broken relation.
  const places = new Set(fields.map(({ place }) => place));
  const broken = reply.success ? relationsBroken(call, answer).filter(({ place }) => !places.has(place)) : [];
  return {
    deviations: [...outer, ...fields, ...broken],
    notes: unnamedIn(endpoint, answer),
    envelope: wrapped.data,
    ...(reply.success && { reply: reply.data }),
  };
}

function unknownCode(code: number, { effect }: Endpoint): Finding[] {
  if (KNOWN_CODES.has(code)) return [];
  const found = { part: "codes", place: "code", expected: `one of ${KNOWN}`, specification: ENVELOPE } as const;
  return effect === "confirmed"
    ? [{ ...found, came: `the code ${code}, after which the client calls the outcome unknown`, effect: "unreadable" }]
    : [{ ...found, came: `the code ${code}, which the client takes for a failure`, effect: "tolerated" }];
}

/**
 * Returns the fields that the contract does not allow. What the client's schema accepts nevertheless is named as
 * tolerated, until {@link judge} has asked the client's readers.
 */
function differences(schema: Endpoint["reply"], answer: unknown, isRead: boolean, specification: string): Finding[] {
  const strict = strictOf(schema).safeParse(answer);
  if (strict.success) return [];
  const unreadable = new Set(isRead ? [] : schema.safeParse(answer).error?.issues.map(({ path }) => placeOf(path)));
  for (const { path } of rowsUnread(answer)) unreadable.add(placeOf(["transaction", ...path]));
  const json = replySchemaOf(schema);
  return strict.error.issues.map((issue): Finding => {
    const place = placeOf(issue.path);
    const expected = schemaAt(json, issue.path);
    const value = at(answer, issue.path);
    const effect: Effect = unreadable.has(place) ? "unreadable" : "tolerated";
    return {
      part: "fields",
      place,
      specification,
      effect,
      came: kindOf(value, valuesOf(expected).length > 0),
      expected: wanted(expected),
    };
  });
}

/** More bytes than any start of a type has. */
const START_BYTES = 16;

/** Checks the type of a file and its first bytes. */
function fileDifferences(answer: unknown, endpoint: Endpoint): Finding[] {
  const { mimeType, bytes } = answer as FileAnswer;
  const { specification } = endpoint;
  const starts = startsOf(endpoint);
  const start = starts.get(mimeType);
  const found = (place: string, came: string, expected: string): Finding[] => [
    { part: "fields", place, came, expected, specification, effect: "misleading" },
  ];
  if (start === undefined) return found("Content-Type", mimeType, `one of ${[...starts.keys()].join(", ")}`);
  const isOfType = Buffer.from(bytes.subarray(0, START_BYTES)).toString().startsWith(start);
  return isOfType ? [] : found("the file", `${bytes.length} bytes of another type`, `a file of the type ${mimeType}`);
}

/** The client reads the rows in a JSON text by a schema of their own. */
function rowsUnread(answer: unknown): readonly { readonly path: readonly PropertyKey[] }[] {
  const text = at(answer, ["transaction"]);
  return typeof text === "string" ? (drillDownRows.safeParse(text).error?.issues ?? []) : [];
}

function relationsBroken({ endpoint, input, isSignedIn }: MadeCall, answer: unknown): Finding[] {
  const held = relations[nameOf(endpoint) as keyof typeof relations] ?? [];
  // The envelope has been read, so the answer is an object.
  const fields = answer as Readonly<Record<string, unknown>>;
  return held.flatMap(({ words, specification, broken }) =>
    broken(fields, input, { isSignedIn }).map(({ place, came }): Finding => {
      return { part: "relations", place, came, expected: words, specification, effect: "misleading" };
    }),
  );
}

/** Names fields that the contract does not know, because they are often misspelled ones. */
function unnamedIn(endpoint: Endpoint, answer: unknown): string[] {
  if (endpoint.answer === "file") return [];
  const found = new Set<string>();
  collectUnnamed(replySchemaOf(endpoint.reply), answer, "", found);
  return found.size > 0 ? [`fields that the contract does not name: ${[...found].slice(0, 8).join(", ")}`] : [];
}

const IN_ENVELOPE: ReadonlySet<string> = new Set(Object.keys(envelope.shape));

function collectUnnamed(schema: Schema, value: unknown, place: string, found: Set<string>): void {
  const { properties, items, additionalProperties: rest } = partWith(schema, value);
  if (Array.isArray(value)) {
    for (const each of value) collectUnnamed((items ?? {}) as Schema, each, `${place}[]`, found);
  } else if (typeof value === "object" && value !== null && properties) {
    const isMap = typeof rest === "object" && Object.keys(rest).length > 0;
    for (const [name, held] of Object.entries(value)) {
      const inner = properties[name] ?? (isMap ? rest : undefined);
      if (typeof inner === "object") collectUnnamed(inner as Schema, held, place ? `${place}.${name}` : name, found);
      else if (place !== "" || !IN_ENVELOPE.has(name)) found.add(place ? `${place}.${name}` : name);
    }
  }
}

/** Returns the alternative of a schema that fits a list or an object. */
function partWith(schema: Schema, value: unknown): Schema {
  const type = Array.isArray(value) ? "array" : "object";
  return schema.anyOf?.map((each) => partWith(each as Schema, value)).find((each) => each.type === type) ?? schema;
}

export function schemaAt(schema: Schema, [step, ...rest]: readonly PropertyKey[]): Schema {
  if (step === undefined) return schema;
  const { properties, items, additionalProperties } = partWith(schema, typeof step === "number" ? [] : {});
  const inner = typeof step === "number" ? items : (properties?.[String(step)] ?? additionalProperties);
  return typeof inner === "object" && !Array.isArray(inner) ? schemaAt(inner as Schema, rest) : {};
}

export function valuesOf(schema: Schema): unknown[] {
  return [...(schema.enum ?? []), ...(schema.anyOf ?? []).flatMap((each) => valuesOf(each as Schema))].filter(Boolean);
}

/** Describes what the contract asks for, such as "DD-MM-YYYY" or "one of PENDING, APPROVED". */
function wanted(schema: Schema): string {
  const values = valuesOf(schema);
  if (values.length > 0) return `one of ${values.join(", ")}`;
  const parts = (schema.anyOf as Schema[] | undefined)?.filter(
    ({ type, const: only }) => type !== "null" && only !== "",
  );
  if (schema.description) return schema.description;
  if (parts?.length) return [...new Set(parts.map(wanted))].join(", or: ");
  return schema.type ? `the type ${schema.type}` : "what the contract describes";
}

/** Ids of lists are data, so a path names them `*`. */
const placeOf = (path: readonly PropertyKey[]): string => {
  const steps = path.map((step) =>
    typeof step === "number" ? `[${step}]` : isFieldName(String(step)) ? `.${String(step)}` : ".*",
  );
  return steps.join("").replace(/^\./, "") || "the answer";
};

const at = (value: unknown, path: readonly PropertyKey[]): unknown =>
  // A step into a value that is not an object yields undefined.
  path.reduce<unknown>((held, step) => (held as Record<PropertyKey, unknown> | null | undefined)?.[step], value);
