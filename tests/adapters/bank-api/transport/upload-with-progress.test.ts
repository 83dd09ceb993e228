import { beforeEach, describe, expect, it, vi } from "vitest";
import { uploadWithProgress } from "../../../../adapters/bank-api/transport/upload-with-progress";

const headersOfAnswer: Readonly<Record<string, string>> = {
  "Content-Type": "application/octet-stream",
  Date: "Wed, 25 Nov 2026 13:30:00 GMT",
};
/** Bytes that no text has. */
const answered = new Uint8Array([0xff, 0x00, 0xfe]);

let requests: RecordedRequest[];

/** Records what is sent. The test answers, or ends the request in another way. */
class RecordedRequest {
  readonly upload = { onprogress: (_: { loaded: number; total: number }) => {} };
  readonly sentHeaders: [string, string][] = [];
  readonly opened: unknown[] = [];
  readonly sent: unknown[] = [];
  responseURL = "http://bank.example/upload?step=2";
  responseType = "";
  timeout = 0;
  status = 200;
  answerHeaders = headersOfAnswer;
  onload = () => {};
  onerror = () => {};
  ontimeout = () => {};
  onabort = () => {};

  constructor() {
    requests.push(this);
  }
  get response(): ArrayBuffer | string {
    return this.responseType === "arraybuffer" ? answered.buffer : new TextDecoder().decode(answered);
  }
  open = (...target: unknown[]) => void this.opened.push(...target);
  setRequestHeader = (name: string, value: string) => void this.sentHeaders.push([name, value]);
  getResponseHeader = (name: string) => this.answerHeaders[name] ?? null;
  send = (body: unknown) => void this.sent.push(body);
  abort = () => this.onabort();
}

beforeEach(() => {
  requests = [];
  vi.stubGlobal("XMLHttpRequest", RecordedRequest);
  vi.stubGlobal("location", new URL("http://bank.example/payments"));
});

const body = new FormData();

function anUpload(signal = new AbortController().signal) {
  const shares: number[] = [];
  const control = { signal, onProgress: (share: number) => shares.push(share) };
  const headers = { "Session-Id": "s-1", Accept: "application/json" };
  const done = uploadWithProgress("/upload", { method: "POST", headers, body }, control, 30_000);
  const [request] = requests;
  if (!request) throw new Error("No request was made.");
  return { done, request, shares };
}

describe("an upload", () => {
  it("an upload sends its method, headers and body, and has a timeout", () => {
    const { request } = anUpload();
    expect(request.opened).toEqual(["POST", "/upload"]);
    expect(request.sentHeaders).toEqual([
      ["Session-Id", "s-1"],
      ["Accept", "application/json"],
    ]);
    expect(request.sent).toEqual([body]);
    expect(request.timeout).toBe(30_000);
  });

  it("an upload passes on the status, type, date and bytes of its answer", async () => {
    const { done, request } = anUpload();
    request.status = 413;
    request.onload();
    const answer = await done;
    expect(answer.status).toBe(413);
    expect(Object.fromEntries(answer.headers)).toEqual({
      "content-type": "application/octet-stream",
      date: "Wed, 25 Nov 2026 13:30:00 GMT",
    });
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(answered);
  });

  it("a header that the answer does not have is empty", async () => {
    const { done, request } = anUpload();
    request.answerHeaders = {};
    request.onload();
    expect(Object.fromEntries((await done).headers)).toEqual({ "content-type": "", date: "" });
  });

  it("the progress of an upload is the share of the bytes sent, and zero as long as their number is unknown", () => {
    const { request, shares } = anUpload();
    for (const [loaded, total] of [
      [0, 0],
      [7, 0],
      [0, 400],
      [100, 400],
      [400, 400],
    ] as const)
      request.upload.onprogress({ loaded, total });
    expect(shares).toEqual([0, 0, 0, 0.25, 1]);
  });
});

describe("an upload without an answer", () => {
  it.each([
    ["an error", "onerror"],
    ["a timeout", "ontimeout"],
    ["an abort", "onabort"],
  ] as const)("an upload that ends with %s fails", async (_, event) => {
    const { done, request } = anUpload();
    request[event]();
    await expect(done).rejects.toThrow(new Error("No answer"));
  });

  it("an answer from another path, to which the request was redirected, is not read", async () => {
    const { done, request } = anUpload();
    request.responseURL = "http://bank.example/sign-in";
    request.onload();
    await expect(done).rejects.toThrow(new Error("No answer"));
  });

  it("an upload that is stopped while it is sent is aborted and fails", async () => {
    const stopping = new AbortController();
    const { done, request } = anUpload(stopping.signal);
    expect(request.sent).toEqual([body]);
    stopping.abort();
    await expect(done).rejects.toThrow(new Error("No answer"));
  });

  it("an upload that was stopped before it begins is not sent", async () => {
    const { done, request } = anUpload(AbortSignal.abort());
    await expect(done).rejects.toThrow(new Error("No answer"));
    expect(request.sent).toEqual([]);
  });
});
