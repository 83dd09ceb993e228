import { request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { bankApi } from "../../contract/index";
import { setBankTime } from "../../mock-bank/core/clock";
import type { RunningBank, StartOptions } from "../../mock-bank/start-bank";
import packageFile from "../../package.json" with { type: "json" };
import { openCompany, signedIn, startTestBank } from "../support/bank";
import { controlHeaders, controlOf } from "../support/control";
import { aBank } from "../support/each-bank";
import { codeFor, WireClient } from "../support/wire-client";

const bank = aBank();

const control = controlOf(bank);

describe("The control API", () => {
  it("a new company can be used immediately", async () => {
    const opened = await control("POST", "companies", {
      users: [{ role: "Initiator" }, { role: "Authorizer", menus: ["Pending Request"] }],
      accounts: [
        { currency: "GHS", balance: "1250.00" },
        { currency: "USD", balance: "10.50" },
      ],
      policy: { secondApproverFrom: "1000.00" },
    });
    expect(opened).toMatchObject({
      status: 200,
      users: [{ role: "Initiator" }, { role: "Authorizer" }],
      accounts: [
        { currency: "GHS", balance: "1250.00" },
        { currency: "USD", balance: "10.50" },
      ],
    });
    const [user] = opened.users as { username: string; password: string }[];
    const client = new WireClient(bank.running);
    await client.signIn(user?.username ?? "", user?.password ?? "");
    expect(await client.call(bankApi.accounts.list, { loginId: "" })).toMatchObject({ code: 0 });
  });

  it.each([
    ["the check of names", "name-check", "nameCheckAbove"],
    ["the note on changed accounts", "changed-accounts", "changedAccountAbove"],
  ] as const)(
    "a trainer switches %s on and off for one company or for all, and the bank keeps it",
    async (_, call, above) => {
      const [company, other] = [await openCompany(bank.running), await openCompany(bank.running)];
      const set = (amount: string | null, id = company.id) => control("PUT", call, { company: id, above: amount });
      const limitOf = async ({ id }: { readonly id: string }) => {
        const { companies } = await control("GET", "state");
        type Limited = { readonly id: string } & { readonly [Name in typeof above]?: string | null };
        return (companies as Limited[]).find((each) => each.id === id)?.[above];
      };
      expect(await limitOf(company)).toBeNull();
      expect(await set("250.5")).toEqual({ status: 200, company: company.id, above: "250.50" });
      expect([await limitOf(company), await limitOf(other)]).toEqual(["250.50", null]);
      for (const wrong of ["-1", "1.005", "many", ""]) {
        const refused = await set(wrong);
        expect(refused).toMatchObject({ status: 400, description: "above: Not an amount such as 1250.00" });
      }
      expect(await set("1.00", "no-company")).toMatchObject({ status: 400, description: "There is no such company." });
      expect(await limitOf(company)).toBe("250.50");
      expect(await control("PUT", call, { company: null, above: "7.00" })).toMatchObject({ company: null });
      expect([await limitOf(company), await limitOf(other)]).toEqual(["7.00", "7.00"]);
      expect(await set(null)).toEqual({ status: 200, company: company.id, above: null });
      expect(await limitOf(company)).toBeNull();
    },
  );

  it("a request can be made for an Initiator without sign-in and code, and it moves no money @S3-3-10", async () => {
    const company = await openCompany(bank.running);
    const [from, to] = company.accounts;
    const asked = {
      username: company.users.find(({ role }) => role === "Initiator")?.username,
      sourceAccount: from?.accountNumber,
      destinationAccountNo: to?.accountNumber,
      amount: "150.00",
      currencyCode: "GHS",
      narration: "Rent",
    };
    const { transactionId } = await control("POST", "requests", asked);
    const authorizer = await signedIn(bank.running, company, "Authorizer");
    const page = { transType: "OWN-TRANSFER", pageNumber: 1, pageSize: 10 } as const;
    expect(await authorizer.call(bankApi.approvals.pending, page)).toMatchObject({
      size: 1,
      transactions: [{ transactionId, transactionAmount: "150.00", workFlowStatus: "PENDING" }],
    });
    const refused = await control("POST", "requests", { ...asked, username: authorizer.username });
    expect(refused).toMatchObject({ status: 400, description: expect.stringContaining(authorizer.username) });
  });

  it("a request of any kind can be made, and only the company's own users can review it", async () => {
    const company = await openCompany(bank.running);
    const asked = {
      username: company.users.find(({ role }) => role === "Initiator")?.username,
      category: "ssnit",
      sourceAccount: company.accounts[0]?.accountNumber,
      amount: "150.00",
      charge: "2.00",
      narration: "May",
      details: { adviceNumber: "PA-1" },
    };
    const { transactionId } = await control("POST", "requests/any", asked);
    const review = { transactionId: String(transactionId) };
    const authorizer = await signedIn(bank.running, company, "Authorizer");
    expect(await authorizer.call(bankApi.requests.review, review)).toMatchObject({
      code: 0,
      approvals: 0,
      approvalsNeeded: 1,
      events: [{ event: "created" }],
    });
    const stranger = await signedIn(bank.running, await openCompany(bank.running), "Authorizer");
    expect(await stranger.call(bankApi.requests.review, review)).toMatchObject({ description: "Request not found." });
    expect(await control("POST", "requests/any", { ...asked, category: "gift" })).toMatchObject({ status: 400 });
  });

  it.each([
    ["a role", { users: [{ role: "King" }], accounts: [] }, "users.0.role"],
    ["an amount", { users: [], accounts: [{ currency: "GHS", balance: "1e3" }] }, "accounts.0.balance"],
    ["a currency", { users: [], accounts: [{ currency: "XAU", balance: "1.00" }] }, "accounts.0.currency"],
    ["a menu", { users: [{ role: "Single", menus: ["Vault"] }], accounts: [] }, "users.0.menus.0"],
    ["a threshold", { users: [], accounts: [], policy: { secondApproverFrom: "0.00" } }, "policy.secondApproverFrom"],
    ["anything else", { users: [], accounts: [], owner: "me" }, "owner"],
  ])("the error for a wrong %s names it", async (_, spec, words) => {
    const refused = await control("POST", "companies", spec);
    expect(refused.status).toBe(400);
    expect(refused.description).toContain(words);
  });

  it("the control API answers the state of the bank", async () => {
    const company = await openCompany(bank.running);
    const { companies, ...state } = await control("GET", "state");
    expect(state).toMatchObject({ status: 200, version: packageFile.version, database: "embedded" });
    expect((companies as { id: string }[]).find(({ id }) => id === company.id)).toMatchObject({
      name: company.name,
      users: company.users.map(({ username, role, fullName }) => ({ username, role, fullName, active: true })),
      accounts: company.accounts.map(({ accountNumber, currency, balance }) => ({
        accountNumber,
        available: { currency, amount: balance },
      })),
    });
  });

  it("the messages of a user are listed newest first, or those after a given one", async () => {
    const client = await signedIn(bank.running, await openCompany(bank.running), "Single");
    await client.call(bankApi.otp.send, {});
    const { messages } = await control("GET", `messages?to=${client.username}`);
    const list = messages as { id: string; channel: string; code: string; to: string; text: string; at: string }[];
    expect(list.map(({ channel }) => channel)).toEqual(["email", "sms", "email", "sms"]);
    expect(list[0]?.code).toBe(await codeFor(bank.running, client.username));
    expect(list[0]?.text).toContain(list[0]?.code);
    expect(list[0]?.at).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    const { messages: later } = await control("GET", `messages?to=${client.username}&after=${list[1]?.id}`);
    expect(later).toEqual([list[0]]);
    const { messages: toAddress } = await control("GET", `messages?to=${list[0]?.to}`);
    expect(toAddress).toEqual([list[0], list[2]]);
  });

  it("messages are streamed as they are sent", async () => {
    const client = await signedIn(bank.running, await openCompany(bank.running), "Single");
    const leave = new AbortController();
    const { address } = bank.running;
    const stream = await fetch(`${address}/control/messages/stream`, {
      headers: controlHeaders(bank.running),
      signal: leave.signal,
    });
    expect(stream.headers.get("content-type")).toBe("text/event-stream");
    await client.call(bankApi.otp.send, {});
    const code = await codeFor(bank.running, client.username);
    let text = "";
    for await (const chunk of stream.body ?? []) {
      text += new TextDecoder().decode(chunk);
      if (text.split(code).length > 4) break;
    }
    leave.abort();
    const events = text.split("\n\n").filter((event) => event.startsWith("id:"));
    expect(events.map((event) => JSON.parse(event.split("data: ")[1] ?? "{}").channel)).toEqual(["sms", "email"]);
  });

  it("the bank's clock can be moved to a moment or forward by a duration", async () => {
    expect((await control("PUT", "clock", { now: "2026-11-20T09:00:00Z" })).now).toMatch(/^2026-11-20T09:00:0/);
    expect((await control("PUT", "clock", { advance: "PT26H" })).now).toMatch(/^2026-11-21T11:00:0/);
    expect((await control("PUT", "clock", { advance: "P1WT1M30S" })).now).toMatch(/^2026-11-28T11:01:3/);
    await sleep(20);
    expect((await control("GET", "clock")).now).toMatch(/^2026-11-28T11:01:3/);
  });

  it.each([{ advance: "26 hours" }, { advance: "P" }, { advance: "P1M" }, { now: "yesterday" }, {}, { now: 5 }])(
    "the clock is not moved by %j",
    async (change) => {
      expect((await control("PUT", "clock", change)).status).toBe(400);
    },
  );

  it("the last calls are shown without their secrets", async () => {
    const company = await openCompany(bank.running);
    const client = await signedIn(bank.running, company, "Single");
    const code = await codeFor(bank.running, client.username);
    await client.verify(code);
    const { calls } = await control("GET", "traffic");
    const text = JSON.stringify((calls as { username?: string }[]).filter((call) => call.username === client.username));
    for (const secret of [code, client.sessionId, company.users[0]?.password ?? ""]) expect(text).not.toContain(secret);
    const list = calls as { id: number; call: string; headers: object; path: string; fields: object; answer: object }[];
    expect(list[0]).toMatchObject({
      call: "otp.verify",
      path: "/customer/otp/verify/:otp/false/:userName",
      headers: { deviceId: client.deviceId, channel: "INTERNET-BANKING", appVersion: "1.2", sessionId: "•••••" },
      fields: { otp: "•••••", otpPin: "•••••", userName: client.username },
      answer: { code: 1 },
    });
    expect((await control("GET", `traffic?after=${list[1]?.id}`)).calls).toEqual([list[0]]);
  });

  it("the books are shown, and the journal lines of a request", async () => {
    const company = await openCompany(bank.running);
    const client = await signedIn(bank.running, company, "Single");
    const [from, to] = company.accounts.map(({ accountNumber }) => accountNumber);
    const transfer = {
      sourceAccount: from ?? "",
      destinationAccountNo: to ?? "",
      amount: "150.00",
      currencyCode: "GHS",
      narration: "Rent",
      transType: "OWN-TRANSFER",
    } as const;
    const shown = { total: "GHS 150.00", to: to?.slice(-4) ?? "" };
    const { transactionId } = await client.confirm(bankApi.payments.toSelf, transfer, shown);
    const books = await control("GET", `ledger?request=${transactionId}`);
    expect(books).toMatchObject({
      balanced: true,
      journal: [
        {
          request: transactionId,
          entries: [
            {
              lines: [
                { account: from, amount: "-150.00" },
                { account: to, amount: "150.00" },
              ],
            },
          ],
        },
      ],
    });
    expect((books.currencies as { balanced: boolean }[]).every(({ balanced }) => balanced)).toBe(true);
    expect((await control("GET", "ledger")).journal).toMatchObject([{ request: transactionId }]);
  });

  it("the bank's API description is served", async () => {
    expect(await control("GET", "openapi.json")).toMatchObject({ status: 200, openapi: "3.1.0" });
  });

  it("unknown calls are refused, and bodies other than JSON", async () => {
    expect((await control("GET", "vault")).status).toBe(404);
    const { address } = bank.running;
    const broken = await fetch(`${address}/control/clock`, {
      method: "PUT",
      headers: { ...controlHeaders(bank.running), "Content-Type": "application/json" },
      body: "{",
    });
    expect([broken.status, await broken.json()]).toEqual([400, { description: "The request could not be read." }]);
  });
});

describe("A reset", () => {
  it("a reset removes companies, sessions and faults and leaves the seed only", async () => {
    const fresh = await startTestBank();
    const post = (body: object) =>
      fetch(`${fresh.address}/control/reset`, {
        method: "POST",
        headers: { ...controlHeaders(fresh), "Content-Type": "application/json" },
        body: JSON.stringify(body),
      });
    try {
      const client = await signedIn(fresh, await openCompany(fresh), "Single");
      fresh.bank.faults.set([{ call: "otp.send", kind: "drop", when: "always" }]);
      await setBankTime(fresh.bank.db, new Date("2030-01-01"));
      expect((await post({ scenario: "chaos" })).status).toBe(400);
      expect(await client.call(bankApi.session.refresh, {})).toMatchObject({ code: 103 });
      const client2 = await signedIn(fresh, await openCompany(fresh), "Single");
      expect(await (await post({})).json()).toMatchObject({ scenario: "seed", now: expect.stringMatching(/^202[^9]/) });
      expect(fresh.bank.faults.list()).toEqual([]);
      expect(await client2.call(bankApi.session.refresh, {})).toMatchObject({ code: 103 });
      const state = await fetch(`${fresh.address}/control/state`, { headers: controlHeaders(fresh) });
      const { companies } = (await state.json()) as {
        companies: { name: string; users: { username: string; password: string }[] }[];
      };
      expect(companies.map(({ name }) => name)).toEqual(["Adom Trading Ltd", "Volta Agro Ltd"]);
      const [ama] = companies[0]?.users ?? [];
      expect(ama).toMatchObject({ username: "ama.mensah", password: "Training@1" });
      await new WireClient(fresh).signIn("ama.mensah", "Training@1");
    } finally {
      await fresh.close();
    }
  });

  it("a reset finds its scenarios by name", async () => {
    expect((await control("GET", "scenarios")).scenarios).toMatchObject([{ name: "seed" }, { name: "current-law" }]);
  });
});

describe("Access to the control API", () => {
  const token = "a token of enough letters";
  /** Sends a raw request, because fetch sets Host and Sec-Fetch-Site itself. */
  const ask = (address: string, path: string, headers: Record<string, string> = {}, localAddress = "127.0.0.1") =>
    new Promise<number>((resolve, reject) => {
      request(`${address}${path}`, { headers, localAddress }, (response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      })
        .on("error", reject)
        .end();
    });
  async function withBank(options: StartOptions, test: (address: string, bank: RunningBank) => Promise<void>) {
    const other = await startTestBank(options);
    try {
      await test(other.address, other);
    } finally {
      await other.close();
    }
  }

  it("the control API of a training bank answers only requests with the token that the bank made at its start", async () => {
    const { address, configuration } = bank.running;
    expect(configuration.controlToken).toMatch(/^[\w-]{43}$/);
    expect(await ask(address, "/control/state")).toBe(401);
    expect(await ask(address, "/control/state", { Host: "localhost:4000" })).toBe(401);
    expect(await ask(address, "/control/openapi.json")).toBe(401);
    expect(await ask(address, "/control/messages/stream")).toBe(401);
    expect(await ask(address, "/control/state", controlHeaders(bank.running))).toBe(200);
  });

  it("each start of a training bank creates another control token", async () => {
    await withBank({}, async (_, other) => {
      expect(other.configuration.controlToken).not.toBe(bank.running.configuration.controlToken);
      expect(other.consoleAddress).toBe(`${other.address}/trainer#token=${other.configuration.controlToken}`);
    });
  });

  it("a token that the operator has chosen is not in the address of the console", async () => {
    await withBank({ controlToken: token }, async (address, { consoleAddress }) => {
      expect(consoleAddress).toBe(`${address}/trainer`);
    });
  });

  it.each(["cross-site", "same-site"])("a page of another site is refused (%s), even with the token", async (site) => {
    const headers = { ...controlHeaders(bank.running), "Sec-Fetch-Site": site };
    expect(await ask(bank.running.address, "/control/state", headers)).toBe(403);
  });

  it("the pages of the console are sent without a token, because they hold no data", async () => {
    for (const path of ["/trainer", "/trainer/ledger", "/trainer/open-as", "/control/docs"])
      expect(await ask(bank.running.address, path)).not.toBe(401);
  });

  /** Each wrong token equals the right one in a part. */
  it.each([
    ["all but its last character", token.slice(0, -1)],
    ["all but another last character", `${token.slice(0, -1)}x`],
    ["all but another first character", `x${token.slice(1)}`],
    ["the token and one character more", `${token}x`],
    ["the token in capitals", token.toUpperCase()],
    ["no character", ""],
  ])("a control token is refused if it has %s", async (_, given) => {
    await withBank({ controlToken: token }, async (address) => {
      expect(await ask(address, "/control/state", { Authorization: `Bearer ${given}` })).toBe(401);
      expect(await ask(address, "/control/state", { Authorization: `Bearer ${token}` })).toBe(200);
    });
  });

  it("the control token of a production bank can neither move the clock nor read codes nor change anything", async () => {
    await withBank({ isProduction: true, controlToken: token }, async (address) => {
      const headers = { Authorization: `Bearer ${token}` };
      for (const path of ["messages", "messages/stream", "traffic", "snapshots/file"])
        expect(await ask(address, `/control/${path}`, headers)).toBe(403);
      expect((await fetch(`${address}/control/clock`, { method: "PUT", headers })).status).toBe(403);
      for (const path of ["sign-ins", "reset", "companies"])
        expect((await fetch(`${address}/control/${path}`, { method: "POST", headers })).status).toBe(403);
    });
  });

  it.each([token, undefined])(
    "a production bank has no personas, whose passwords are known (token %s)",
    async (own) => {
      await withBank({ isProduction: true, controlToken: own, isUnseeded: false }, async (_, { bank: production }) => {
        expect(await production.db.selectFrom("users").select("id").execute()).toEqual([]);
      });
    },
  );

  it("a production bank without a token has no control API and no console", async () => {
    await withBank({ isProduction: true }, async (address) => {
      expect(await ask(address, "/control/state")).toBe(404);
      expect(await ask(address, "/trainer")).toBe(404);
      expect(await ask(address, "/control/docs")).toBe(404);
      expect((await fetch(`${address}/control/lessons/check`, { method: "POST" })).status).toBe(404);
      expect(await ask(address, "/healthz")).toBe(200);
    });
  });

  it("a production bank without a token records no call for the traffic log", async () => {
    await withBank({ isProduction: true }, async (_, production) => {
      await new WireClient(production).call(bankApi.support.directives, {});
      expect(production.bank.traffic.after(0)).toEqual([]);
    });
  });

  it("the control API of a production bank with a token answers only requests with that token", async () => {
    await withBank({ isProduction: true, controlToken: token }, async (address) => {
      expect(await ask(address, "/control/state")).toBe(401);
      expect(await ask(address, "/control/state", { Authorization: `Bearer ${token}` })).toBe(200);
    });
  });
});
