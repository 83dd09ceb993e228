import { codes } from "../codes";
import { BODY_BYTES_MAX, type Endpoint } from "../endpoint";
import {
  deviceIdHeader,
  fixedHeaders,
  idempotencyKeyHeader,
  intentHeader,
  requestIdHeader,
  sessionIdHeader,
} from "../headers";
import { bankApi } from "../index";
import { type Access, access } from "./access";
import examples from "./examples.json" with { type: "json" };
import { startsOf } from "./file-types";
import { replySchemaOf, type Schema, schemaOf, without } from "./json-schema";
import { type OperationText, operations } from "./operations";
import { relations } from "./relations";
import { contractVersion } from "./version";

type Noun = keyof typeof bankApi;
/** Tag of the calls that this project added, next to the tag of their noun. */
const EXTENSIONS = "extensions";
type Tag = Noun | typeof EXTENSIONS;
type Example = { readonly value: unknown };
type MediaType = { readonly schema: Schema; readonly examples?: Readonly<Record<string, Example>> };
export type Operation = {
  readonly operationId: string;
  readonly tags: readonly Tag[];
  readonly summary: string;
  readonly description: string;
  readonly parameters: readonly (Parameter | Reference)[];
  readonly requestBody?: { readonly required: true; readonly content: Readonly<Record<string, MediaType>> };
  readonly responses: Responses;
  readonly security: readonly object[];
  readonly "x-specification": string;
  readonly "x-effect": Endpoint["effect"];
  readonly "x-extension"?: true;
  /** Relations between fields of the answer, or between the answer and its call. */
  readonly "x-relations"?: readonly string[];
  readonly "x-also-at"?: string;
  readonly "x-also-named"?: Readonly<Record<string, string>>;
};
type Responses = {
  readonly 200: {
    readonly description: string;
    readonly headers: object;
    readonly content: { readonly "application/json": MediaType };
  };
  readonly 401: object;
  readonly 500: object;
  readonly 503: object;
};
type Reference = { readonly $ref: string };
type Parameter = {
  readonly name: string;
  readonly in: string;
  readonly required: boolean;
  readonly schema: Schema | boolean;
  readonly example?: unknown;
};
export type OpenApiDocument = {
  readonly openapi: "3.1.0";
  readonly info: {
    readonly title: string;
    readonly version: string;
    readonly description: string;
    readonly license: object;
  };
  readonly servers: readonly { readonly url: string }[];
  readonly tags: readonly { readonly name: Tag; readonly description: string }[];
  readonly "x-tagGroups": readonly { readonly name: string; readonly tags: readonly Tag[] }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: object;
};

const nouns: Record<Noun, string> = {
  session: "Signing in and out, passwords",
  passwords: "The password of the signed-in user",
  otp: "One-time codes",
  accounts: "The company's own accounts",
  statements: "Movements, statements and spending",
  notices: "Notices of debits and credits, and how people get messages",
  payments: "Single transfers, and receipts",
  bulkTransfers: "Many transfers at once",
  mobileMoney: "Payments to wallets",
  prepaidCard: "Loads of prepaid cards",
  lookups: "Banks, branches, names and charges for the payment forms",
  transferBeneficiaries: "Saved bank accounts",
  walletBeneficiaries: "Saved wallets",
  cardBeneficiaries: "Saved prepaid cards",
  schedules: "Transfers that recur",
  fx: "Foreign currency",
  bills: "Ghana Gov and SSNIT",
  approvals: "Requests that wait for a decision",
  requests: "The caller's own requests",
  reports: "Past transactions, as lists and files",
  support: "Complaints and directives",
};

const refusals = Object.entries(codes)
  .filter(([name]) => name !== "success")
  .map(([name, code]) => `${code} ${name}`)
  .join(", ");

const description = `Every call of the internet-banking API, made from the contract that the client calls and this bank serves. \`README.md\` of the package (\`npm run contract\`) says how a bank is built from it: encryption with test vectors, sign-in, sessions, one-time codes, repeated calls, formats.

**Answers.** Every answer is an envelope with \`code\` and mostly \`description\`; ${codes.success} is success. Others: ${refusals}. The HTTP status is 200 for all of them; a client reads 401 the same way, and any other status as no answer.

**Encryption.** The bodies below are shown in clear. On the wire a form is one field \`payload\`, an answer one JSON property \`payload\`:
base64url( version 1 | 16 bytes IV | AES-256-CBC ciphertext | 32 bytes HMAC-SHA256 ), without padding. Queries, multipart bodies and files travel in clear; the answer to a query or to an upload is encrypted. TLS is the protection.

**Fields of answers.** A field that is not required may be missing or null, and a text also empty. Other fields than those named here are ignored. Amounts are texts or numbers in the main unit (\`"1250.50"\`), never minor units; an amount is negative only in a balance. Days are DD-MM-YYYY, in Ghana's time, which is UTC; only \`lastLoginTime\` is ISO 8601.

**Fields of calls.** A field that is not required may be missing or empty, and is never null. Flags are the texts true and false. Amounts have at most two decimals and no sign. The first page is 1.

**Marks.** \`x-specification\` is the document and section; \`x-extension\` marks calls, headers and fields that this project added: a bank may leave them out; \`x-relations\` is what holds between fields; \`x-effect: confirmed\` calls act once per \`${idempotencyKeyHeader}\`. A call that a bank leaves out is answered with code ${codes.failure}. Examples were recorded at the mock bank, without secrets.`;

const header = (name: string, about: string, schema: Schema, required = true) => ({
  name,
  in: "header",
  required,
  description: about,
  schema,
});
/** The component for calls that are possible without a session. */
const SESSION_IF_ANY = "sessionIdIfAny";

const components = {
  securitySchemes: {
    session: {
      type: "apiKey",
      in: "header",
      name: sessionIdHeader,
      description: "From the answer to the sign-in code",
    },
  },
  parameters: {
    [deviceIdHeader]: header(deviceIdHeader, "The device's own id", { type: "string", examples: ["a-device-id"] }),
    ...Object.fromEntries(
      Object.entries(fixedHeaders).map(([name, value]) => [
        name,
        header(name, "Always this value", { type: "string", const: value }),
      ]),
    ),
    [sessionIdHeader]: header(sessionIdHeader, "From the answer to the sign-in code", { type: "string", minLength: 1 }),
    [SESSION_IF_ANY]: header(
      sessionIdHeader,
      "Empty before the sign-in; a bank reads a missing one the same way",
      { type: "string" },
      false,
    ),
    [idempotencyKeyHeader]: header(
      idempotencyKeyHeader,
      "Names an action of the user. A repeat of the same call with the same key is answered as before and acts no second time, in any session of the user, for 30 days. The same key with another call is refused",
      { type: "string", pattern: "^[\\w-]{8,200}$", examples: ["6f1c2a9e0b7d4c3e8a5f10b2c4d6e8f0"] },
    ),
    [requestIdHeader]: {
      ...header(
        requestIdHeader,
        "An id by which the bank can name the request; its answer repeats the id",
        { type: "string" },
        false,
      ),
      "x-extension": true,
    },
    [intentHeader]: {
      ...header(
        intentHeader,
        "What the code will confirm: `call=…; total=…; to=…; sha256=…`, without the parts that do not apply",
        { type: "string" },
        false,
      ),
      "x-extension": true,
    },
  },
  schemas: {
    Refusal: {
      type: "object",
      properties: {
        code: { type: "integer", not: { const: codes.success } },
        description: {
          type: "string",
          description: "The reason, in words for the user",
          examples: ["Request not found."],
        },
        endReason: {
          type: "string",
          description:
            "Extension, with code 103: PASSWORD_RESET if a reset of the forgotten password ended the session",
        },
        failureCount: { type: "integer", description: "Tries left for a refused code; 0: the code is void" },
      },
      required: ["code"],
    },
  },
};

const reference = (kind: keyof typeof components, name: string): Reference => ({
  $ref: `#/components/${kind}/${name}`,
});
const everyRequest = [deviceIdHeader, ...Object.keys(fixedHeaders), requestIdHeader];

const pathVariables = ({ path }: Endpoint): string[] => [...path.matchAll(/:(\w+)/g)].map(([, name = ""]) => name);

function parametersOf(endpoint: Endpoint, fields: Schema, { request }: Recorded): (Parameter | Reference)[] {
  const inPath = pathVariables(endpoint);
  const named = Object.entries(fields.properties ?? {}).flatMap(([name, schema]): Parameter[] => {
    const example = name in request ? { example: request[name] } : {};
    if (inPath.includes(name)) return [{ name, in: "path", required: true, schema, ...example }];
    if (endpoint.encoding !== "query") return [];
    return [{ name, in: "query", required: fields.required?.includes(name) ?? false, schema, ...example }];
  });
  const headers = [...everyRequest, endpoint.session === "required" ? sessionIdHeader : SESSION_IF_ANY];
  if (endpoint.effect === "confirmed") headers.push(idempotencyKeyHeader);
  if (endpoint === bankApi.otp.send) headers.push(intentHeader);
  return [...named, ...headers.map((name) => reference("parameters", name))];
}

const mediaTypes = { form: "application/x-www-form-urlencoded", multipart: "multipart/form-data" };

function bodyOf(endpoint: Endpoint, fields: Schema, { request }: Recorded): Pick<Operation, "requestBody"> {
  if (endpoint.encoding !== "form" && endpoint.encoding !== "multipart") return {};
  const inPath = pathVariables(endpoint);
  const value = Object.fromEntries(Object.entries(request).filter(([name]) => !inPath.includes(name)));
  const content = { schema: without(fields, inPath), examples: { recorded: { value } } };
  return { requestBody: { required: true, content: { [mediaTypes[endpoint.encoding]]: content } } };
}

const bankTime = {
  Date: {
    description: "The bank's time, from which clients take theirs",
    schema: { type: "string" },
    example: "Fri, 20 Nov 2026 09:30:00 GMT",
  },
} as const;

const OUTCOME_UNKNOWN =
  "The outcome of a call that changes something is unknown: send it again with the same Idempotency-Key.";

const refused: Example = { value: { code: codes.failure, description: "Request not found." } };

function responsesOf(endpoint: Endpoint, { answer }: Recorded): Responses {
  const refusal = reference("schemas", "Refusal");
  const success: Schema = { type: "object", properties: { code: { const: codes.success } }, required: ["code"] };
  const content =
    endpoint.answer === "file"
      ? {
          ...Object.fromEntries(
            [...startsOf(endpoint)].map(([type, value]) => [
              type,
              { schema: { type: "string", format: "binary" }, examples: { start: { value } } },
            ]),
          ),
          "application/json": { schema: refusal, examples: { refused } },
        }
      : {
          "application/json": {
            schema: { oneOf: [{ allOf: [success, replySchemaOf(endpoint.reply)] }, refusal] },
            examples: { recorded: { value: answer }, refused },
          },
        };
  return {
    200: { description: "The answer, or a refusal, which has another code", headers: bankTime, content },
    401: {
      description: "Read like any other answer",
      headers: bankTime,
      content: { "application/json": { schema: refusal, examples: { refused } } },
    },
    500: { description: `An unexpected failure. ${OUTCOME_UNKNOWN}` },
    503: {
      description: `The bank is overloaded or its database is away. ${OUTCOME_UNKNOWN}`,
      headers: { "Retry-After": { description: "Seconds to wait", schema: { type: "integer" } } },
    },
  };
}

const security = {
  required: [{ session: [] }],
  optional: [{ session: [] }, {}],
  none: [],
} satisfies Record<Endpoint["session"], object[]>;

/** An exchange at the mock bank, without secrets (`npm run generate`). */
type Recorded = { readonly request: Readonly<Record<string, unknown>>; readonly answer: object };

const or = new Intl.ListFormat("en-GB", { type: "disjunction" });

/** Returns who may make a call, in words. */
function callersOf({ session }: Endpoint, { menus, roles, beforePasswordChange }: Access): string {
  if (session === "none") return "Anyone, without a session.";
  if (session === "optional") return "Anyone, with or without a session.";
  const rights = [menus && `with the menu ${or.format(menus)}`, roles && `with the role ${or.format(roles)}`];
  const who = ["A signed-in user", ...rights.filter(Boolean)].join(", ");
  return `${who}${beforePasswordChange ? ", also before a new password is created" : ""}.`;
}

function operationOf(noun: Noun, name: string, endpoint: Endpoint): Operation {
  const fields = schemaOf(endpoint.input, endpoint.bytesMax ?? BODY_BYTES_MAX);
  const id = `${noun}.${name}`;
  const recorded = (examples as Readonly<Record<string, Recorded>>)[id] ?? { request: {}, answer: {} };
  const held = relations[id as keyof typeof relations]?.map(({ words }) => words) ?? [];
  // The tables have each call, which the compiler checks; the types are lost in the common list of calls.
  const about = (operations as Readonly<Record<string, Readonly<Record<string, OperationText>>>>)[noun]?.[name];
  const rule = (access as Readonly<Record<string, Readonly<Record<string, Access>>>>)[noun]?.[name];
  if (!about || !rule) throw new Error(`The description has no ${id}.`);
  return {
    operationId: id,
    tags: endpoint.extension ? [noun, EXTENSIONS] : [noun],
    summary: endpoint.summary,
    description: [
      about.purpose,
      `**Who may call it.** ${callersOf(endpoint, rule)}`,
      `**Effect.** ${about.effect ?? "None."}`.replace(/([^.])$/, "$1."),
      ...(about.refusals.length > 0 ? [`**Refusals.** ${about.refusals.join("; ")}.`] : []),
      ...(held.length > 0 ? [`**In the answer**, ${held.join("; ")}.`] : []),
    ].join("\n\n"),
    parameters: parametersOf(endpoint, fields, recorded),
    ...bodyOf(endpoint, fields, recorded),
    responses: responsesOf(endpoint, recorded),
    security: security[endpoint.session],
    "x-specification": endpoint.specification,
    "x-effect": endpoint.effect,
    ...(endpoint.extension && { "x-extension": true as const }),
    ...(held.length > 0 && { "x-relations": held }),
    ...(endpoint.alternativePath && { "x-also-at": endpoint.alternativePath }),
    ...(endpoint.fieldAliases && { "x-also-named": endpoint.fieldAliases }),
  };
}

/**
 * Returns the whole contract as OpenAPI 3.1, for readers, generators and tests. `basePath` is the path of the API in
 * this bank.
 */
export function openApiDocument(basePath: string): OpenApiDocument {
  const paths: Record<string, Record<string, Operation>> = {};
  for (const noun of Object.keys(bankApi) as Noun[]) {
    for (const [name, endpoint] of Object.entries<Endpoint>(bankApi[noun])) {
      const path = endpoint.path.replace(/:(\w+)/g, "{$1}");
      paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(noun, name, endpoint) };
    }
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Corporate internet banking",
      version: contractVersion,
      description,
      license: { name: "All rights reserved", identifier: "LicenseRef-Proprietary" },
    },
    servers: [{ url: basePath }],
    tags: [
      ...(Object.keys(nouns) as Noun[]).map((name) => ({ name, description: nouns[name] })),
      { name: EXTENSIONS, description: "Calls that this project added; a bank may leave them out" },
    ],
    "x-tagGroups": [
      { name: "Calls", tags: Object.keys(nouns) as Noun[] },
      { name: "Added by this project", tags: [EXTENSIONS] },
    ],
    paths,
    components,
  };
}
