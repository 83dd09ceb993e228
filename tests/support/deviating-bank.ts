import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { PAYLOAD_FIELD } from "../../contract/cipher";
import type { Endpoint } from "../../contract/endpoint";
import { bankApi } from "../../contract/index";
import type { RunningBank } from "../../mock-bank/start-bank";
import { type NodeCipher, nodeCipher } from "../../mock-bank/wire/node-cipher";
import { changed, type FieldChange } from "./changed-answer";

/** A change that the proxy makes to an answer of the bank. */
type Change =
  | FieldChange
  /** Answers as given, or as the last success of this call, in place of a refusal. */
  | { readonly kind: "accept"; readonly answer?: object }
  /** Answers with success and does not call the bank. */
  | { readonly kind: "swallow" }
  /** Answers with another code. */
  | { readonly kind: "code"; readonly code: unknown }
  /** Answers with an HTTP status. */
  | { readonly kind: "status"; readonly status: number }
  /** Replaces a header, or removes it. */
  | { readonly kind: "header"; readonly name: string; readonly value?: string }
  /** Sends the answer in clear, sealed with another secret, sealed for another call, or as another text. */
  | { readonly kind: "clear" | "other secret" | "other call" | "no JSON" | "cut" }
  /** Replaces the bytes of a file, or a refusal by a file. */
  | { readonly kind: "bytes"; readonly text: string };

/** A change of the answers of a call: of all, or of some in their order, counted from 1. */
export type Deviation = { readonly call: string; readonly change: Change; readonly nth?: readonly number[] };

export type DeviatingBank = {
  readonly address: string;
  /** Sets the deviations from now on, and counts calls from the beginning. */
  readonly deviate: (deviations: readonly Deviation[]) => void;
  /** The last success of each call before its change, opened. */
  readonly successes: ReadonlyMap<string, Readonly<Record<string, unknown>>>;
  readonly close: () => Promise<void>;
};

const calls = Object.entries<Record<string, Endpoint>>(bankApi).flatMap(([noun, area]) =>
  Object.entries(area).map(([name, { method, path }]) => ({
    name: `${noun}.${name}`,
    method,
    pattern: new RegExp(`^${path.replace(/:\w+/g, "[^/]+")}$`),
  })),
);

/** Starts a proxy in front of a real bank, which changes answers. It opens and seals them like the bank. */
export async function startDeviatingBank({ address, configuration }: RunningBank): Promise<DeviatingBank> {
  const { apiBasePath, payloadSecret, isEncrypted } = configuration;
  const cipher = isEncrypted ? nodeCipher(payloadSecret) : undefined;
  const successes = new Map<string, Readonly<Record<string, unknown>>>();
  const counts = new Map<string, number>();
  let deviations: readonly Deviation[] = [];

  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await bytesOf(request);
    const url = new URL(request.url ?? "/", "http://bank");
    const { method = "GET" } = request;
    const path = url.pathname.slice(apiBasePath.length);
    const name = calls.find((call) => call.method === method && call.pattern.test(path))?.name ?? path;
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    const found = deviations.filter(({ call, nth }) => call === name && (nth?.includes(count) ?? true));
    const payload = new URLSearchParams(body.toString("latin1")).get(PAYLOAD_FIELD) ?? "";
    const wire: Wire = { method, path, payload, cipher };
    if (found.some(({ change }) => change.kind === "swallow")) return send(response, wire, { code: 0 }, found);
    const { host: _, connection: __, ...headers } = request.headers;
    const given = await fetch(address + request.url, {
      method,
      headers: headers as Record<string, string>,
      ...(method !== "GET" && { body: new Uint8Array(body) }),
    });
    for (const header of ["Content-Type", "Content-Disposition", "Date"]) {
      const value = given.headers.get(header);
      if (value !== null) response.setHeader(header, value);
    }
    if (given.headers.has("Content-Disposition"))
      return sendFile(response, new Uint8Array(await given.arrayBuffer()), found);
    const answer = opened(await given.text(), wire);
    if (answer.code === 0) successes.set(name, answer);
    return send(
      response,
      wire,
      found.reduce((held, { change }) => altered(held, change, successes.get(name)), answer),
      found,
    );
  };

  const server = createServer((request, response) => {
    serve(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    deviate: (given) => {
      deviations = given;
      counts.clear();
    },
    successes,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

type Wire = {
  readonly method: string;
  readonly path: string;
  readonly payload: string;
  readonly cipher: NodeCipher | undefined;
};
type Answer = Readonly<Record<string, unknown>>;

async function bytesOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

function opened(text: string, { method, path, payload, cipher }: Wire): Answer {
  const outer = JSON.parse(text) as Answer;
  const sealed = outer[PAYLOAD_FIELD];
  if (!cipher || typeof sealed !== "string") return outer;
  return JSON.parse(cipher.openReply(sealed, { method, path }, payload) ?? "{}") as Answer;
}

function altered(answer: Answer, change: Change, last: Answer | undefined): Answer {
  switch (change.kind) {
    case "accept":
      return answer.code === 0 ? answer : { code: 0, ...(change.answer ?? last) };
    case "code":
      return { ...answer, code: change.code };
    case "swallow":
    case "status":
    case "header":
    case "clear":
    case "other secret":
    case "other call":
    case "no JSON":
    case "cut":
    case "bytes":
      return answer;
    default:
      return changed(answer, change);
  }
}

const OTHER_SECRET = "A".repeat(43);

function send(response: ServerResponse, wire: Wire, answer: Answer, deviations: readonly Deviation[]): void {
  const { method, path, payload, cipher } = wire;
  const changes = deviations.map(({ change }) => change);
  const has = (kind: Change["kind"]) => changes.some((change) => change.kind === kind);
  if (!response.hasHeader("Content-Type")) response.setHeader("Content-Type", "application/json");
  applyHeaders(response, changes);
  const file = changes.find((change) => change.kind === "bytes");
  if (file) {
    response.setHeader("Content-Type", "application/pdf");
    response.setHeader("Content-Disposition", 'attachment; filename="Advice.pdf"');
    return void response.end(file.text);
  }
  if (has("cut")) return void response.destroy();
  if (has("no JSON")) return void response.end("<html>The bank is being maintained.</html>");
  const text = JSON.stringify(answer);
  if (!cipher || has("clear")) return void response.end(text);
  const sealing = has("other secret") ? nodeCipher(OTHER_SECRET) : cipher;
  const call = { method, path: has("other call") ? "/customer/accounts" : path };
  response.end(JSON.stringify({ [PAYLOAD_FIELD]: sealing.sealReply(text, call, payload) }));
}

function sendFile(response: ServerResponse, bytes: Uint8Array, deviations: readonly Deviation[]): void {
  const changes = deviations.map(({ change }) => change);
  applyHeaders(response, changes);
  const replaced = changes.find((change) => change.kind === "bytes");
  response.end(replaced ? replaced.text : bytes);
}

function applyHeaders(response: ServerResponse, changes: readonly Change[]): void {
  for (const change of changes) {
    if (change.kind === "status") response.statusCode = change.status;
    if (change.kind !== "header") continue;
    // Node adds a date of its own to every response.
    if (change.name === "Date") response.sendDate = false;
    if (change.value === undefined) response.removeHeader(change.name);
    else response.setHeader(change.name, change.value);
  }
}
