import { beforeEach, describe, expect, it, vi } from "vitest";
import * as z from "zod/mini";
import { fileReply } from "../../../../contract/answers";
import { endpoint } from "../../../../contract/endpoint";
import { aSession } from "../../../support/a-session";
import { aStubBank } from "../../../support/a-stub-bank";

const declared = { session: "optional", effect: "read", summary: "", specification: "" } as const;
const reply = z.looseObject({ name: z.optional(z.string()) });
const anyInput = z.looseObject({});
const form = endpoint({ ...declared, method: "POST", path: "/a/form", encoding: "form", input: anyInput, reply });
const query = endpoint({ ...declared, method: "GET", path: "/a/query", encoding: "query", input: anyInput, reply });
const none = endpoint({ ...declared, method: "POST", path: "/a/none", encoding: "none", input: anyInput, reply });
const upload = endpoint({
  ...declared,
  method: "POST",
  path: "/an/upload",
  encoding: "multipart",
  input: anyInput,
  reply,
});
const inPath = endpoint({
  ...declared,
  method: "POST",
  path: "/otp/:otp/false/:userName",
  encoding: "form",
  input: anyInput,
  reply,
});

const download = endpoint({
  ...declared,
  answer: "file",
  method: "POST",
  path: "/a/file",
  encoding: "form",
  input: anyInput,
  reply: fileReply,
});

let bank = aStubBank();
beforeEach(() => {
  bank = aStubBank();
});

describe("the request", () => {
  it("a form is encrypted as a whole, and undefined fields are omitted @S2-7-01 @S3-7-02..03 @S1-7-08..09 @S1-7-37", async () => {
    await bank.client.call(form, {
      amount: "150.00",
      narration: "Café & co = ₵",
      page: 1,
      saveBen: false,
      left: undefined,
    });
    expect(bank.last().form).toEqual({ amount: "150.00", narration: "Café & co = ₵", page: "1", saveBen: "false" });
    const { headers, init } = bank.last();
    expect(headers.get("Content-Type")).toBe("application/x-www-form-urlencoded;charset=UTF-8");
    expect([...new URLSearchParams(String(init.body)).keys()]).toEqual(["payload"]);
    expect(String(init.body)).not.toContain("150");
  });

  it("a form without fields is still a payload, bound to its call", async () => {
    await bank.client.call(form, {});
    expect(bank.last().form).toEqual({});
  });

  it("a query is sent in the URL, encoded", async () => {
    await bank.client.call(query, { loginId: "a b&c=d/é", left: undefined });
    expect(bank.last()).toMatchObject({ method: "GET", path: "/a/query", query: "?loginId=a+b%26c%3Dd%2F%C3%A9" });
    expect(bank.last().init.body).toBeUndefined();
  });

  it("a call without input has no body", async () => {
    await bank.client.call(none, {});
    expect(bank.last().init.body).toBeUndefined();
    expect(bank.last().query).toBe("");
  });

  it("path variables are filled in, escaped, and sent nowhere else", async () => {
    await bank.client.call(inPath, { otp: "12345", userName: "kofi/../x?y#z %", otpPin: "12345" });
    expect(bank.last().path).toBe("/otp/12345/false/kofi%2F..%2Fx%3Fy%23z%20%25");
    expect(bank.last().form).toEqual({ otpPin: "12345" });
  });

  it("an upload is sent unencrypted, with its file @S2-7-03", async () => {
    await bank.client.call(upload, {
      sourceAccount: "1020304050607",
      file: new File(["rows"], "rows.xlsx"),
      left: undefined,
    });
    const body = bank.last().init.body as FormData;
    expect([...body.keys()]).toEqual(["sourceAccount", "file"]);
    expect(body.get("sourceAccount")).toBe("1020304050607");
    const file = body.get("file") as File;
    expect(file.name).toBe("rows.xlsx");
    expect(await file.text()).toBe("rows");
  });
});

describe("a bank that accepts unencrypted bodies", () => {
  beforeEach(() => {
    bank = aStubBank({ isEncrypted: false });
  });

  it("a form is sent unencrypted, and an unencrypted answer is read @S3-7-02 @S1-7-08", async () => {
    bank.answer({ code: 0, name: "Kofi" });
    expect(await bank.client.call(form, { amount: "150.00", narration: "a & b" })).toMatchObject({
      value: { name: "Kofi" },
    });
    expect(String(bank.last().init.body)).toBe("amount=150.00&narration=a+%26+b");
    expect(bank.last().headers.get("Content-Type")).toMatch(/^application\/x-www-form-urlencoded/);
  });

  it("an answer that is not JSON is unreadable", async () => {
    bank.respond(() => new Response("<html>"));
    expect(await bank.client.call(none, {})).toEqual({ ok: false, failure: { kind: "unreadable" } });
  });
});

describe("the headers @S1-7-02..07", () => {
  it("every request has six headers and a request id, and the session id is empty before the sign-in @S1-7-38", async () => {
    await bank.client.call(none, {});
    expect(Object.fromEntries(bank.last().headers)).toEqual({
      appversion: "1.2",
      channel: "INTERNET-BANKING",
      countrycode: "1",
      deviceid: "device-1",
      languagecode: "1",
      sessionid: "",
      "x-request-id": expect.stringMatching(/^[\da-f]{32}$/),
    });
  });

  it("requests carry the session id after the sign-in, and key and intent if the call has them", async () => {
    bank.state.begin(aSession(), 0);
    await bank.client.call(form, {}, { idempotencyKey: "key-1", intent: "call=/x; sha256=y" });
    const { headers } = bank.last();
    expect(headers.get("sessionId")).toBe("session-1");
    expect(headers.get("Idempotency-Key")).toBe("key-1");
    expect(headers.get("Intent")).toBe("call=/x; sha256=y");
  });
});

describe("the bank's answer", () => {
  it("an answer with code 0, as number or text, is a success with its value", async () => {
    bank.answer({ code: 0, name: "Kofi" });
    expect(await bank.client.call(form, {})).toMatchObject({ ok: true, value: { name: "Kofi" } });
    bank.answer({ code: "0", name: "Kofi" });
    expect(await bank.client.call(form, {})).toMatchObject({ ok: true });
  });

  it.each([1, 7, 10, 102, 106, -1, "1"])(
    "an answer with code %j is a refusal with the bank's message and the whole answer @S1-7-11 @S3-1-10",
    async (code) => {
      bank.answer({ code, description: "No.", failureCount: 1 });
      expect(await bank.client.call(form, {})).toMatchObject({
        ok: false,
        failure: { kind: "refused", message: "No.", answer: { failureCount: 1 } },
      });
    },
  );

  it.each([null, ""])("a refusal whose description is %j has no message @S2-8-02", async (description) => {
    bank.answer({ code: 1, description });
    expect(await bank.client.call(form, {})).toMatchObject({ failure: { kind: "refused", message: undefined } });
  });

  it.each([
    [103, "timeout"],
    [104, "signedInElsewhere"],
    [105, "inactiveProfile"],
  ] as const)(
    "an answer with code %i ends the session: %s @S1-4-40 @S1-4-41 @S1-4-48 @S3-1-11 @S3-8-12",
    async (code, why) => {
      bank.state.begin(aSession(), 0);
      bank.answer({ code, description: "Over." });
      expect(await bank.client.call(form, {})).toEqual({ ok: false, failure: { kind: "sessionEnded", why } });
      expect(bank.state.ended).toEqual({ why, message: "Over." });
    },
  );

  it.each([
    ["PASSWORD_RESET", "passwordReset"],
    ["ANOTHER", "timeout"],
    [null, "timeout"],
  ] as const)("code 103 with the end reason %s ends the session: %s", async (endReason, why) => {
    bank.state.begin(aSession(), 0);
    bank.answer({ code: 103, description: "Over.", endReason });
    await bank.client.call(form, {});
    expect(bank.state.ended?.why).toBe(why);
  });

  it("an answer with HTTP status 401 is read like one with 200 @S1-7-12", async () => {
    bank.answer({ code: 0, name: "Kofi" }, 401);
    expect(await bank.client.call(form, {})).toMatchObject({ ok: true, value: { name: "Kofi" } });
    bank.answer({ code: 1, description: "No." }, 401);
    expect(await bank.client.call(form, {})).toMatchObject({ failure: { kind: "refused" } });
  });

  it.each([201, 204, 302, 400, 403, 404, 429, 500, 502, 503])(
    "a response with HTTP status %i is not an answer of the bank",
    async (status) => {
      bank.respond(() => new Response(status === 204 ? null : '{"payload":"x"}', { status }));
      expect(await bank.client.call(form, {})).toEqual({ ok: false, failure: { kind: "unreachable" } });
    },
  );

  it("HTTP 503 with Retry-After is an unreachable bank that is busy", async () => {
    bank.respond(() => new Response("{}", { status: 503, headers: { "Retry-After": "2" } }));
    expect(await bank.client.call(form, {})).toEqual({ ok: false, failure: { kind: "unreachable", isBusy: true } });
    bank.respond(() => new Response("{}", { status: 502, headers: { "Retry-After": "2" } }));
    expect(await bank.client.call(form, {})).toEqual({ ok: false, failure: { kind: "unreachable" } });
  });

  it.each<[string, () => Response | Promise<Response>]>([
    ["there is no network", () => Promise.reject(new TypeError("Failed to fetch"))],
    ["the time is up", () => Promise.reject(new DOMException("", "TimeoutError"))],
    [
      "the connection breaks in the middle",
      () => new Response(new ReadableStream({ start: (c) => c.error(new Error()) })),
    ],
  ])("the bank is unreachable if %s", async (_, respond) => {
    bank.respond(respond);
    expect(await bank.client.call(form, {})).toEqual({ ok: false, failure: { kind: "unreachable" } });
  });

  it.each([
    ["no JSON", "<html>"],
    ["nothing", ""],
    ["no payload", "{}"],
    ["a payload that is no text", '{"payload":1}'],
    ["a payload that was changed", '{"payload":"AQAA"}'],
    ["an unencrypted answer", '{"code":0}'],
  ])("an answer is unreadable if it is %s @S1-7-10 @S1-7-37", async (_, text) => {
    bank.respond(() => new Response(text));
    expect(await bank.client.call(form, {})).toEqual({ ok: false, failure: { kind: "unreadable" } });
  });

  it.each([
    ["no object", []],
    ["without a code", { name: "Kofi" }],
    ["of code null", { code: null }],
    ["of code ''", { code: "" }],
    ["of a code that is no number", { code: "OK" }],
    ["not of the reply's shape", { code: 0, name: 7 }],
  ])("a decrypted answer is unreadable if it is %s", async (_, body) => {
    bank.answer(body);
    expect(await bank.client.call(form, {})).toEqual({ ok: false, failure: { kind: "unreadable" } });
  });
});

describe("a downloaded file", () => {
  const answerFile = (type: string, disposition: string, content = "%PDF") =>
    bank.respond(
      () => new Response(content, { headers: { "Content-Type": type, "Content-Disposition": disposition } }),
    );

  it("a download returns the file's bytes, type and name", async () => {
    answerFile("application/pdf", 'attachment; filename="advice.pdf"');
    expect(await bank.client.call(download, {})).toEqual({
      ok: true,
      value: { fileName: "advice.pdf", mimeType: "application/pdf", bytes: new TextEncoder().encode("%PDF") },
    });
  });

  it("a download can be refused with an envelope, like any other call", async () => {
    bank.respond((payload, call) => {
      const answer = bank.sealed({ code: 1, description: "No." }, call, payload);
      return new Response(answer, { headers: { "Content-Type": "application/json; charset=utf-8" } });
    });
    expect(await bank.client.call(download, {})).toMatchObject({ failure: { kind: "refused", message: "No." } });
  });

  it("an HTML page of a proxy is not accepted as the file", async () => {
    answerFile("text/html; charset=utf-8", "", "<html>");
    expect(await bank.client.call(download, {})).toEqual({ ok: false, failure: { kind: "unreadable" } });
  });
});

describe("the bank's time", () => {
  const date = "Wed, 25 Nov 2026 13:30:00 GMT";

  it("the time of an answer and the duration of its call are reported", async () => {
    bank.respond(async (payload, call) => {
      await new Promise((resolve) => setTimeout(resolve, 30));
      return new Response(bank.sealed({ code: 1 }, call, payload), { headers: { date } });
    });
    await bank.client.call(form, {});
    expect(bank.times).toEqual([{ date, roundTripMs: expect.any(Number) }]);
    expect(bank.times[0]?.roundTripMs).toBeGreaterThan(20);
    expect(bank.times[0]?.roundTripMs).toBeLessThan(5_000);
  });

  it("the time of a proxy that answers while the bank is down is not reported", async () => {
    bank.respond(() => new Response("", { status: 502, headers: { date } }));
    await bank.client.call(form, {});
    expect(bank.times).toEqual([]);
  });
});

describe("the session", () => {
  beforeEach(() => {
    bank.state.begin(aSession(), bank.clock.elapsed());
    bank.clock.sleep(100);
  });

  it("only a successful answer counts as activity of the session @S1-4-42", async () => {
    const before = bank.state.lastActivityAt;
    bank.answer({ code: 1 });
    await bank.client.call(form, {});
    bank.respond(() => new Response("", { status: 500 }));
    await bank.client.call(form, {});
    expect(bank.state.lastActivityAt).toBe(before);
    bank.answer({ code: 0 });
    for (const call of [form, query, none]) {
      bank.clock.sleep(10);
      await bank.client.call(call, {});
      expect(bank.state.lastActivityAt).toBe(bank.clock.elapsed());
    }
  });

  it.each([0, 103])("a late answer with code %i does not affect a session that has begun meanwhile", async (code) => {
    bank.answer({ code });
    const answered = bank.client.call(none, {});
    bank.state.begin(aSession({ id: "session-2" }), 5);
    await answered;
    expect(bank.state).toMatchObject({ ended: undefined, lastActivityAt: 5 });
  });
});

describe("the log", () => {
  it("the log contains the path of the contract and the kind of failure, but no data of the call", async () => {
    bank.respond(() => new Response('{"secret":"s3cret"}'));
    await bank.client.call(inPath, { otp: "12345", userName: "kofi", otpPin: "12345" });
    bank.respond(() => Promise.reject(new Error("12345")));
    await bank.client.call(query, { loginId: "L0002" });
    expect(bank.warnings).toEqual(["POST /otp/:otp/false/:userName: unreadable", "GET /a/query: unreachable"]);
  });

  it("refusals and successes are not logged", async () => {
    await bank.client.call(form, {});
    bank.answer({ code: 1 });
    await bank.client.call(form, {});
    expect(bank.warnings).toEqual([]);
  });
});

describe("limits of a request", () => {
  it("a request times out after 200000 ms @S1-9-01", async () => {
    const timeout = vi.spyOn(AbortSignal, "timeout");
    await bank.client.call(form, {});
    expect(timeout).toHaveBeenCalledExactlyOnceWith(200_000);
    expect(bank.last().init.signal).toBe(timeout.mock.results[0]?.value);
  });

  it("a redirect is not followed, because the bank never redirects", async () => {
    await bank.client.call(form, {});
    expect(bank.last().init.redirect).toBe("error");
  });
});
