import { request as httpRequest, type IncomingMessage } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, it, vi } from "vitest";
import { bankApi } from "../../contract/index";
import { BULK_BYTES_MAX } from "../../contract/payment-fields";
import { isRefusal } from "../../mock-bank/core/handler";
import { largeBodyLimits } from "../../mock-bank/limits/limits";
import { LargeBodies } from "../../mock-bank/wire/large-bodies";
import { openCompany, signedIn } from "../support/bank";
import { aBank } from "../support/each-bank";
import type { WireClient } from "../support/wire-client";

const bank = aBank(async () => ({ isLimited: true }));
const { pay, upload } = bankApi.bulkTransfers;
const NOT_PERMITTED = { code: 1, description: "You don't have permission to do this." };

/** Begins a request whose body the test sends later. */
function begin(client: WireClient, path: string, length: number, type = "application/x-www-form-urlencoded") {
  const { url, headers } = client.request(bankApi.session.refresh, {});
  const { address, configuration } = client.bank;
  const sent = { ...headers, "Content-Type": type, "Content-Length": length, "Idempotency-Key": "a-key-of-a-test" };
  expect(url).toContain(address);
  const request = httpRequest(`${address}${configuration.apiBasePath}${path}`, { method: "POST", headers: sent });
  const answered = new Promise<IncomingMessage>((resolve, reject) =>
    request.on("response", resolve).on("error", reject),
  );
  request.flushHeaders();
  const textOf = async () => {
    let text = "";
    for await (const chunk of await answered) text += chunk;
    return text;
  };
  return { request, textOf };
}

describe("The body of a call", () => {
  it("an upload without permission is refused before its body arrives", async () => {
    const viewer = await signedIn(bank.running, await openCompany(bank.running), "Viewer");
    const { request, textOf } = begin(viewer, upload.path, 5_000_000, "multipart/form-data; boundary=x");
    expect(viewer.open(await textOf(), "POST", upload.path, "")).toEqual(NOT_PERMITTED);
    request.destroy();
  });

  it("an upload beyond the limit per minute is refused before its body arrives", async () => {
    const single = await signedIn(bank.running, await openCompany(bank.running), "Single");
    vi.spyOn(Date, "now").mockReturnValue(Date.now());
    for (let count = 0; count < 30; count++) await single.upload(upload.path, new FormData());
    const { request, textOf } = begin(single, upload.path, 5_000_000, "multipart/form-data; boundary=x");
    expect(single.open(await textOf(), "POST", upload.path, "")).toMatchObject({
      description: expect.stringMatching(/Too many attempts/),
    });
    request.destroy();
  });

  it("permission is decided before fields: a form that cannot be decrypted gets the refusal of its sender", async () => {
    const viewer = await signedIn(bank.running, await openCompany(bank.running), "Viewer");
    const garbage = `payload=${"A".repeat(3_000_000)}`;
    const response = await viewer.sendRaw("POST", pay.path, garbage, { idempotencyKey: "a-key-of-a-test" });
    expect(viewer.open(await response.text(), "POST", pay.path, "A".repeat(44))).toEqual(NOT_PERMITTED);
  });

  it("a session that ends while a long form arrives makes no payment", async () => {
    const single = await signedIn(bank.running, await openCompany(bank.running), "Single");
    const { cipher } = bank.running.bank;
    const plain = `sourceAccount=1020304050607&transferData=${"x".repeat(300_000)}`;
    const payload = cipher?.sealRequest(plain, { method: "POST", path: pay.path }) ?? "";
    const form = `payload=${payload}`;
    const { request, textOf } = begin(single, pay.path, form.length);
    request.write(form.slice(0, 100_000));
    await sleep(1200);
    await single.call(bankApi.session.logout, {});
    request.end(form.slice(100_000));
    expect(single.open(await textOf(), "POST", pay.path, payload)).toMatchObject({ code: 103 });
  });
});

describe("Large bodies", () => {
  const limits = { perUser: 2, perCompany: 3, bytes: 100, waiting: 2, waitMs: 50 };
  const ama = { userId: "ama", companyId: "c" };
  const of = (userId: string, companyId = userId) => ({ userId, companyId });
  const admitted = async (pending: ReturnType<LargeBodies["admit"]>) => {
    const release = await pending;
    if (isRefusal(release)) throw new Error(release.description);
    return release;
  };

  it("two of the longest forms are in memory together", () => {
    expect(largeBodyLimits.bytes).toBe(2 * BULK_BYTES_MAX);
  });

  it("a third large body of one user is refused until another has been answered", async () => {
    const bodies = new LargeBodies(limits);
    const release = await admitted(bodies.admit(ama, 10));
    await admitted(bodies.admit(ama, 10));
    expect(await bodies.admit(ama, 10)).toMatchObject({
      refused: true,
      description: expect.stringMatching(/still in progress/),
    });
    release();
    await admitted(bodies.admit(ama, 10));
  });

  it("a fourth large body of one company is refused, and other companies are admitted", async () => {
    const bodies = new LargeBodies(limits);
    for (const user of ["a", "b", "c"]) await admitted(bodies.admit(of(user, "company"), 10));
    expect(await bodies.admit(of("d", "company"), 10)).toMatchObject({ refused: true });
    await admitted(bodies.admit(of("e"), 10));
  });

  it("a body beyond the bytes in all waits for one that is answered, in the order of arrival", async () => {
    const bodies = new LargeBodies({ ...limits, waitMs: 10_000 });
    const release = await admitted(bodies.admit(of("a"), 80));
    const started: string[] = [];
    const big = admitted(bodies.admit(of("b"), 60)).then(() => started.push("b"));
    const small = admitted(bodies.admit(of("c"), 10)).then(() => started.push("c"));
    await sleep(5);
    expect(started).toEqual([]);
    release();
    await Promise.all([big, small]);
    expect(started).toEqual(["b", "c"]);
  });

  it("a body is refused where too many wait, and after waiting too long, and then counts no more", async () => {
    const bodies = new LargeBodies(limits);
    const release = await admitted(bodies.admit(of("a"), 100));
    const waiting = [bodies.admit(of("b"), 10), bodies.admit(of("c"), 10)];
    expect(await bodies.admit(of("d"), 10)).toMatchObject({
      refused: true,
      description: expect.stringMatching(/at the moment/),
    });
    for (const answer of await Promise.all(waiting)) expect(answer).toMatchObject({ refused: true });
    release();
    await admitted(bodies.admit(of("b"), 100));
  });
});
