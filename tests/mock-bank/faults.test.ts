import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { bankApi } from "../../contract/index";
import { type OpenedCompany, openCompany, signedIn } from "../support/bank";
import { controlHeaders } from "../support/control";
import { aBank } from "../support/each-bank";
import { WireClient } from "../support/wire-client";

const { accounts, payments } = bankApi;
const bank = aBank();

async function setFaults(...faults: object[]): Promise<unknown> {
  const response = await fetch(`${bank.running.address}/control/faults`, {
    method: "PUT",
    headers: { ...controlHeaders(bank.running), "Content-Type": "application/json" },
    body: JSON.stringify({ faults }),
  });
  return { status: response.status, ...((await response.json()) as object) };
}
const aClient = async () => signedIn(bank.running, await openCompany(bank.running), "Single");

describe("A fault", () => {
  it("a fault delays a call, once by default", async () => {
    const client = await aClient();
    await setFaults({ call: "accounts.list", kind: "latency", milliseconds: 300 });
    const times = [];
    for (let time = 0; time < 2; time++) {
      const startedAt = performance.now();
      expect(await client.call(accounts.list, { loginId: "" })).toMatchObject({ code: 0 });
      times.push(performance.now() - startedAt);
    }
    expect(times[0]).toBeGreaterThanOrEqual(300);
    expect(times[1]).toBeLessThan(300);
  });

  it("the call of a fault is named as in the contract, or by its path with or without a slash", async () => {
    const client = await aClient();
    for (const call of ["accounts.list", "/customer/accounts", "customer/accounts"]) {
      await setFaults({ call, kind: "code", code: 7, description: "No.", failureCount: 1 });
      expect(await client.call(accounts.list, { loginId: "" })).toEqual({
        code: 7,
        description: "No.",
        failureCount: 1,
      });
    }
  });

  it("a fault drops the connection", async () => {
    const client = await aClient();
    await setFaults({ call: "accounts.list", kind: "drop" });
    await expect(client.call(accounts.list, { loginId: "" })).rejects.toThrow();
    expect(await client.call(accounts.list, { loginId: "" })).toMatchObject({ code: 0 });
  });

  it.each(["drop", "lost-answer"])(
    "the answer of %s ends after its first byte, so that no browser repeats the call",
    async (kind) => {
      const client = await aClient();
      await setFaults({ call: "accounts.list", kind });
      const response = await client.sendRaw("GET", `${accounts.list.path}?loginId=x`, undefined);
      await expect(response.text()).rejects.toThrow();
      expect(await client.call(accounts.list, { loginId: "" })).toMatchObject({ code: 0 });
    },
  );

  it("a fault answers HTTP 500 without details", async () => {
    const client = await aClient();
    await setFaults({ call: "accounts.list", kind: "http500" });
    const response = await client.sendRaw("GET", `${accounts.list.path}?loginId=x`, undefined);
    expect(response.status).toBe(500);
    expect(await response.json()).toEqual({ code: 1, description: "Something went wrong. Please try again." });
  });

  it("a fault makes the answer unreadable", async () => {
    const client = await aClient();
    await setFaults({ call: "accounts.list", kind: "malformed" });
    const response = await client.sendRaw("GET", `${accounts.list.path}?loginId=x`, undefined);
    expect(response.status).toBe(200);
    await expect(response.json()).rejects.toThrow();
  });

  it("a fault alters the answer and not the effect of the call", async () => {
    const client = await aClient();
    await setFaults({ call: "accounts.list", kind: "altered-answer", fields: { accounts: [], bankName: null } });
    expect(await client.call(accounts.list, { loginId: "" })).toEqual({ code: 0, accounts: [], bankName: null });
    expect((await client.call(accounts.list, { loginId: "" })).accounts).not.toEqual([]);
  });

  it("a fault answers HTTP 401 with a body", async () => {
    const client = await aClient();
    await setFaults({ call: "accounts.list", kind: "code", code: 1, description: "No.", status: 401 });
    expect(await client.call(accounts.list, { loginId: "" })).toMatchObject({ code: 1, description: "No." });
  });

  it("a fault without a count happens until it is removed", async () => {
    const client = await aClient();
    await setFaults({ call: "accounts.list", kind: "code", code: 7, when: "always" });
    for (let time = 0; time < 3; time++)
      expect(await client.call(accounts.list, { loginId: "" })).toMatchObject({ code: 7 });
    await setFaults();
    expect(await client.call(accounts.list, { loginId: "" })).toMatchObject({ code: 0 });
  });

  it("a fault happens with the given probability", async () => {
    const client = await aClient();
    await setFaults({ call: "accounts.list", kind: "code", code: 7, when: { chance: 0.5 } });
    const codes = new Set<number>();
    for (let time = 0; time < 60; time++) codes.add((await client.call(accounts.list, { loginId: "" })).code);
    expect([...codes].sort()).toEqual([0, 7]);
    await setFaults();
  });

  it("a fault that is set for one user happens only to that user", async () => {
    const company = await openCompany(bank.running);
    const [unlucky, other] = [
      await signedIn(bank.running, company, "Single"),
      await signedIn(bank.running, company, "Viewer"),
    ];
    await setFaults({ call: "accounts.list", kind: "code", code: 7, username: unlucky.username, when: "always" });
    expect(await other.call(accounts.list, { loginId: "" })).toMatchObject({ code: 0 });
    expect(await unlucky.call(accounts.list, { loginId: "" })).toMatchObject({ code: 7 });
    await setFaults();
  });

  it("a fault happens in one company only, or once in each, also before the sign-in", async () => {
    const companies = [await openCompany(bank.running), await openCompany(bank.running)] as const;
    const [own, other] = await Promise.all(companies.map((company) => signedIn(bank.running, company, "Single")));
    const codesOf = async (client = own) => {
      const answers = [
        await client?.call(accounts.list, { loginId: "" }),
        await client?.call(accounts.list, { loginId: "" }),
      ];
      return answers.map((answer) => answer?.code);
    };
    const fault = { call: "accounts.list", kind: "code", code: 7 };
    await setFaults({ ...fault, company: companies[0]?.id });
    expect([await codesOf(other), await codesOf(own)]).toEqual([
      [0, 0],
      [7, 0],
    ]);
    await setFaults({ ...fault, when: "onceEach" });
    expect([await codesOf(other), await codesOf(own)]).toEqual([
      [7, 0],
      [7, 0],
    ]);
    await setFaults({ call: "accounts.list", kind: "drop", username: "nobody" }, { ...fault, when: "onceEach" });
    expect([await codesOf(other), await codesOf(own)]).toEqual([
      [0, 0],
      [0, 0],
    ]);
    await setFaults({ call: "session.authenticate", kind: "code", code: 7, company: companies[0]?.id });
    const signsIn = async ({ users: [user] }: OpenedCompany) =>
      new WireClient(bank.running).authenticate(user?.username.toUpperCase() ?? "", user?.password ?? "");
    for (const [at, code] of [
      [1, 0],
      [0, 7],
    ] as const)
      expect(await signsIn(companies[at])).toMatchObject({ code });
    await setFaults();
  });

  it("a fault loses the answer of a payment that was made, and the same key finds the payment", async () => {
    const company = await openCompany(bank.running);
    const client = await signedIn(bank.running, company, "Single");
    const [from, to] = company.accounts;
    const transfer = {
      sourceAccount: from?.accountNumber ?? "",
      destinationAccountNo: to?.accountNumber ?? "",
      amount: "150.00",
      currencyCode: "GHS",
      narration: "Rent",
      transType: "OWN-TRANSFER",
      password: "00000",
      passwordType: "OTP",
    } as const;
    const shown = { total: "GHS 150.00", to: transfer.destinationAccountNo.slice(-4) };
    const code = await client.askCode(payments.toSelf, transfer, shown);
    await client.verify(code);
    const idempotencyKey = randomUUID();
    const pay = () => client.exchange(payments.toSelf, { ...transfer, password: code }, { idempotencyKey });
    await setFaults({ call: "payments.toSelf", kind: "lost-answer" });
    await expect(pay()).rejects.toThrow();
    const { answer, headers } = await pay();
    expect(answer).toMatchObject({ code: 0 });
    expect(headers.get("Idempotent-Replayed")).toBe("true");
    expect((await client.call(accounts.list, { loginId: "" })).accounts).toMatchObject([
      { bookBalance: "850.00" },
      { bookBalance: "150.00" },
    ]);
  });

  it.each([
    ["of no call", { call: "payments.toNobody", kind: "drop" }, "faults.0.call: No call of the bank's API"],
    ["of no kind", { call: "accounts.list", kind: "sabotage" }, "faults.0.kind: "],
    ["without what it needs", { call: "accounts.list", kind: "latency" }, "faults.0.milliseconds: "],
    ["with something else", { call: "accounts.list", kind: "drop", code: 5 }, 'Unrecognized key: "code"'],
    ["of no chance", { call: "accounts.list", kind: "drop", when: { chance: 2 } }, "faults.0.when"],
  ])("a wrong fault is refused with a reason: %s", async (_, fault, words) => {
    const refused = (await setFaults(fault)) as { status: number; description: string };
    expect(refused.status).toBe(400);
    expect(refused.description).toContain(words);
  });
});
