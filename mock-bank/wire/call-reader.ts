import { createHash } from "node:crypto";
import type * as z from "zod/mini";
import { PAYLOAD_FIELD } from "../../contract/cipher";
import type { Endpoint } from "../../contract/endpoint";
import { canonicalCall } from "../../contract/intent";
import { type CanonicalCall, isRefusal, type Refusal, refuse } from "../core/handler";
import { type Body, UNREADABLE } from "./body";
import { hasForbiddenCharacters, misleadingField } from "./forbidden-characters";
import { type Fields, parseForm } from "./form";
import type { NodeCipher } from "./node-cipher";

/** A call as its handler gets it, and as it was received. */
export type ReadCall = {
  readonly input: unknown;
  /** The known fields as received; for a file, its name and size. */
  readonly fields: Fields;
  readonly canonical: CanonicalCall;
};

/** The method and path of a call, as Express names them. */
export type CallAddress = {
  readonly method: string;
  readonly path: string;
  readonly url: string;
  readonly params: Readonly<Record<string, string | readonly string[]>>;
};

/** Decodes path, query or body with the endpoint's own schema. A refusal names the invalid field and nothing else. */
export function readCall(
  endpoint: Endpoint,
  request: CallAddress,
  body: Body | Refusal,
  cipher: NodeCipher | undefined,
): ReadCall | Refusal {
  if (isRefusal(body)) return body;
  const sent = fieldsOf(endpoint, request, body.fields, cipher);
  const variables = Object.entries(request.params);
  // A field of the path must not be repeated in query or body.
  if (!sent || variables.some(([name]) => name in sent)) return UNREADABLE;
  const fields: Record<string, string> = Object.assign(Object.create(null), sent);
  for (const [name, value] of variables) fields[name] = String(value);

  const odd = numbersOf(endpoint).find((name) => !/^\d{1,9}$/.test(fields[name] ?? "0"));
  if (odd !== undefined) return refuseField([odd], fields);
  const named = endpoint.fieldAliases ? renamed(fields, endpoint.fieldAliases) : fields;
  const parsed = endpoint.input.safeParse({ ...named, ...body.files });
  if (!parsed.success) {
    const path = parsed.error.issues[0]?.path ?? [];
    const letter = path.length === 1 ? misleadingField(named[String(path[0])], String(path[0])) : undefined;
    return letter ? refuse(letter) : refuseField(path, { ...fields, ...shown(body.files) });
  }
  if (hasForbiddenCharacters(parsed.data)) return UNREADABLE;
  const misleading = endpoint.effect === "read" ? undefined : misleadingField(parsed.data);
  if (misleading) return refuse(misleading);
  // The input of every endpoint is an object.
  const input = parsed.data as object;
  const known = Object.entries(fields).filter(([name]) => (endpoint.fieldAliases?.[name] ?? name) in input);
  const knownFields = Object.fromEntries(known);
  const canonical = canonicalOf(canonicalCall(endpoint, knownFields));
  return { input, fields: { ...knownFields, ...shown(body.files) }, canonical };
}

/** The fields that are numbers. JavaScript also reads `0x10`, `1e1`, `+1` and spaces as numbers; the bank reads digits. */
function numbersOf({ input }: Endpoint): readonly string[] {
  const shape = "shape" in input ? (input.shape as Readonly<Record<string, z.ZodMiniType>>) : {};
  return Object.keys(shape).filter((name) => {
    const { def } = shape[name]?._zod ?? {};
    const inner = def && "innerType" in def ? (def.innerType as z.ZodMiniType)._zod.def : def;
    return inner?.type === "number";
  });
}

/** Files as the traffic log shows them. */
const shown = (files: Body["files"]): Fields =>
  Object.fromEntries(
    Object.entries(files).map(([name, { name: fileName, size }]) => [name, `${fileName}, ${size} bytes`]),
  );

/** Returns the fields of the body. A changed payload, one of another call and a missing one get the same refusal. */
function fieldsOf(
  { encoding }: Endpoint,
  { method, path, url }: CallAddress,
  body: Fields,
  cipher: NodeCipher | undefined,
): Fields | undefined {
  const hasBody = Object.keys(body).length > 0;
  const [, query = ""] = url.split(/\?(.*)/s);
  if (encoding === "query") return hasBody ? undefined : parseForm(query);
  if (query !== "") return undefined;
  if (encoding === "none" || encoding === "multipart" || !cipher || !hasBody) return body;
  // Fields in clear next to the payload would be unprotected, or would seem to be read.
  if (Object.keys(body).some((name) => name !== PAYLOAD_FIELD)) return undefined;
  const plain = cipher.openRequest(body[PAYLOAD_FIELD] ?? "", { method, path });
  return plain === undefined ? undefined : parseForm(plain);
}

/** Replaces aliases of fields by their names; a field under its own name has priority. */
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

/** @param text the result of `canonicalCall` of the contract */
export function canonicalOf(text: string): CanonicalCall {
  const line = text.slice(0, text.indexOf("\n") < 0 ? undefined : text.indexOf("\n"));
  return { line, digest: createHash("sha256").update(text).digest("base64url") };
}
