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
import examples from "./examples.json" with { type: "json" };
import { startsOf } from "./file-types";
import { replySchemaOf, type Schema, schemaOf, without } from "./json-schema";
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
  readonly description?: string;
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

const description = `Every call of the internet-banking API, made from the contract that the client calls and this bank serves.

**Answers.** Every answer is an envelope with \`code\` and mostly \`description\`; ${codes.success} is success. Others: ${Object.entries(
  codes,
)
  .filter(([name]) => name !== "success")
  .map(([name, code]) => `${code} ${name}`)
  .join(", ")}. The HTTP status is 200 for all of them; a client reads 401 the same way.

**Encryption.** The bodies below are shown in clear. On the wire a form is one field \`payload\`, an answer one JSON property \`payload\`:
base64url( version 1 | 16 bytes IV | AES-256-CBC ciphertext | 32 bytes HMAC-SHA256 ). Queries, multipart bodies and files travel in clear. TLS is the protection.

**Fields.** A field that is not required may be missing, null or an empty text. Other fields than those named here are ignored.

**Marks.** \`x-specification\` is the document and section; \`x-extension\` marks calls, headers and fields that this project added: a bank may leave them out; \`x-relations\` is what holds between fields; \`x-effect: confirmed\` calls act once per \`${idempotencyKeyHeader}\`. Examples were recorded at the mock bank, without secrets.`;

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
    [SESSION_IF_ANY]: header(sessionIdHeader, "Empty or missing before sign-in", { type: "string" }, false),
    [idempotencyKeyHeader]: {
      ...header(
        idempotencyKeyHeader,
        "The same on a repeat of the same action, which then is answered as before and acts no second time",
        { type: "string" },
        false,
      ),
      "x-extension": true,
    },
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
        "What the code will confirm: `call=…; total=…; to=…; sha256=…`",
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

function operationOf(noun: Noun, name: string, endpoint: Endpoint): Operation {
  const fields = schemaOf(endpoint.input, endpoint.bytesMax ?? BODY_BYTES_MAX);
  const id = `${noun}.${name}`;
  const recorded = (examples as Readonly<Record<string, Recorded>>)[id] ?? { request: {}, answer: {} };
  const held = relations[id as keyof typeof relations]?.map(({ words }) => words) ?? [];
  return {
    operationId: id,
    tags: endpoint.extension ? [noun, EXTENSIONS] : [noun],
    summary: endpoint.summary,
    ...(held.length > 0 && { description: `In the answer, ${held.join("; ")}.` }),
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
