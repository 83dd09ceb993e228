import type { Request } from "express";
import { PAYLOAD_FIELD } from "../../adapters/bank-api/contract/cipher";
import type { Endpoint } from "../../adapters/bank-api/contract/endpoint";
import { canonicalCall } from "../../adapters/bank-api/contract/intent";
import { type Refusal, refuse } from "../handler";
import { type Fields, parseForm } from "./form";
import type { NodeCipher } from "./node-cipher";

/** A call as its handler may see it, and as it came. */
export type ReadCall = {
  readonly input: unknown;
  /** The known fields as they travelled. */
  readonly fields: Fields;
  readonly canonical: string;
};

const FORM = "application/x-www-form-urlencoded";
const UNREADABLE = refuse("The request could not be read.");

/** The body's own fields, still sealed: undefined when it is no form that can be read in exactly one way. */
export function readBody({ body, headers }: Pick<Request, "body" | "headers">): Fields | undefined {
  if (!Buffer.isBuffer(body) || body.length === 0) return parseForm("");
  const [type, ...parameters] = (headers["content-type"] ?? "").toLowerCase().split(/;\s*/);
  const isForm = type === FORM && parameters.every((parameter) => parameter === "charset=utf-8");
  return isForm ? parseForm(body.toString("utf8")) : undefined;
}

export const payloadOf = (body: Fields | undefined): string => body?.[PAYLOAD_FIELD] ?? "";

/** Decodes path, query or body with the endpoint's own schema; a bad field is refused by its name, and nothing else is told. */
export function readCall(
  endpoint: Endpoint,
  request: Request,
  body: Fields | undefined,
  cipher: NodeCipher | undefined,
): ReadCall | Refusal {
  const sent = body && fieldsOf(endpoint, request, body, cipher);
  const variables = Object.entries(request.params);
  // One field, one place: what stands in the path may not be said again below it.
  if (!sent || variables.some(([name]) => name in sent)) return UNREADABLE;
  const fields: Record<string, string> = Object.assign(Object.create(null), sent);
  for (const [name, value] of variables) fields[name] = String(value);

  const parsed = endpoint.input.safeParse(endpoint.alsoNamed ? renamed(fields, endpoint.alsoNamed) : fields);
  if (!parsed.success) return refuseField(parsed.error.issues[0]?.path ?? [], fields);
  // The input of every endpoint is an object.
  const input = parsed.data as object;
  const known = Object.entries(fields).filter(([name]) => (endpoint.alsoNamed?.[name] ?? name) in input);
  const knownFields = Object.fromEntries(known);
  return { input, fields: knownFields, canonical: canonicalCall(endpoint, knownFields) };
}

/** A changed payload, one of another call and one that is missing look the same. */
function fieldsOf(
  { encoding }: Endpoint,
  { method, path, url }: Request,
  body: Fields,
  cipher: NodeCipher | undefined,
): Fields | undefined {
  const hasBody = Object.keys(body).length > 0;
  const [, query = ""] = url.split(/\?(.*)/s);
  if (encoding === "query") return hasBody ? undefined : parseForm(query);
  if (query !== "") return undefined;
  if (encoding === "none" || !cipher || !hasBody) return body;
  const plain = cipher.openRequest(payloadOf(body), { method, path });
  return plain === undefined ? undefined : parseForm(plain);
}

/** A field's other name counts where its own is absent. */
function renamed(fields: Fields, aliases: Readonly<Record<string, string>>): Fields {
  const result: Record<string, string> = Object.assign(Object.create(null), fields);
  for (const [alias, name] of Object.entries(aliases)) {
    const value = fields[alias];
    if (value !== undefined && !(name in fields)) result[name] = value;
  }
  return result;
}

function refuseField(path: readonly PropertyKey[], fields: Fields): Refusal {
  const [name] = path;
  const isMissing = typeof name === "string" && path.length === 1 && !(name in fields);
  return refuse(`The field ${path.map(String).join(".")} is ${isMissing ? "missing" : "not valid"}.`);
}
