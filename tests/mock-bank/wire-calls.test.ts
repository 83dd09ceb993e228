import { describe, expect, it } from "vitest";
import { bankApi } from "../../contract/index";
import { nodeCipher } from "../../mock-bank/wire/node-cipher";
import { openCompany, signedIn, startTestBank } from "../support/bank";
import { aBank } from "../support/each-bank";
import { WireClient } from "../support/wire-client";

const bank = aBank();
const UNREADABLE = { code: 1, description: "The request could not be read." };
const { authenticate } = bankApi.session;
const fields = { deviceID: "d", longitude: "0", latitude: "0", deviceModel: "m", isRootConsented: "false" };
const form = new URLSearchParams({ username: "nobody.atall", password: "Wrong@1234", ...fields }).toString();
const READ = { code: 1, description: "The user name or the password is not right." };

const aClient = () => new WireClient(bank.running);
const cipher = () => nodeCipher(bank.running.configuration.payloadSecret);
const send = (body: string, extras = {}) => aClient().sendRaw("POST", authenticate.path, body, extras);

describe("The wire", () => {
  it("a call and its answer are encrypted @S1-7-08..10 @S1-7-37", async () => {
    const client = aClient();
    const payload = cipher().sealRequest(form, { method: "POST", path: authenticate.path });
    const response = await client.sendRaw("POST", authenticate.path, `payload=${payload}`);
    const text = await response.text();
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("application/json; charset=utf-8");
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(Object.keys(JSON.parse(text))).toEqual(["payload"]);
    expect(client.open(text, "POST", authenticate.path, payload)).toEqual(READ);
  });

  it("every payload with a changed byte gets the same answer", async () => {
    const payload = cipher().sealRequest(form, { method: "POST", path: authenticate.path });
    const bytes = Buffer.from(payload, "base64url");
    const client = aClient();
    for (let index = 0; index < bytes.length; index += 3) {
      const changed = Buffer.from(bytes);
      changed[index] = (changed[index] ?? 0) ^ 0x80;
      const text = changed.toString("base64url");
      const response = await client.sendRaw("POST", authenticate.path, `payload=${text}`);
      expect(client.open(await response.text(), "POST", authenticate.path, text)).toEqual(UNREADABLE);
    }
  });

  it("a payload of another call is refused", async () => {
    const client = aClient();
    const payload = cipher().sealRequest("deviceId=d&username=nobody", { method: "POST", path: authenticate.path });
    const { path } = bankApi.otp.sendSignedOut;
    const response = await client.sendRaw("POST", path, `payload=${payload}`);
    expect(client.open(await response.text(), "POST", path, payload)).toEqual(UNREADABLE);
  });

  it("an unencrypted body is refused @S1-7-09", async () => {
    const client = aClient();
    const response = await client.sendRaw("POST", authenticate.path, form);
    expect(client.open(await response.text(), "POST", authenticate.path, "")).toEqual(UNREADABLE);
  });

  it("a field in clear next to the payload is refused", async () => {
    const client = aClient();
    const payload = cipher().sealRequest(form, { method: "POST", path: authenticate.path });
    for (const body of [`payload=${payload}&username=ama.mensah`, `username=ama.mensah&payload=${payload}`]) {
      const response = await client.sendRaw("POST", authenticate.path, body);
      expect(client.open(await response.text(), "POST", authenticate.path, payload)).toEqual(UNREADABLE);
    }
  });

  it.each(["0x10", "1e1", "+1", " 1", "1 ", "1.0", "0b1", "\u0661", ""])(
    "the page number %j is refused, because it is not written in digits",
    async (pageNumber) => {
      const client = await signedIn(bank.running, await openCompany(bank.running), "Single");
      const asked = { transType: "OWN-TRANSFER", requestType: "SINGLE", pageSize: 10 } as const;
      const answer = await client.call(bankApi.requests.mine, {
        ...asked,
        pageNumber: pageNumber as unknown as number,
      });
      expect(answer).toMatchObject({ code: 1, description: "The field pageNumber is not valid." });
    },
  );

  it.each([
    ["a field given twice", `${form}&username=ama.mensah`],
    ["a broken escape", `${form}&x=%`],
    ["a character that no database holds", `${form}&x=1`.replace("nobody", "no%00body")],
    ["one that turns what follows around", `${form}&x=1`.replace("nobody", "no%E2%80%AEbody")],
    ["201 fields", Array.from({ length: 201 }, (_, index) => `f${index}=1`).join("&")],
  ])("a call is refused with %s", async (_, plain) => {
    expect((await aClient().send("POST", authenticate.path, "", plain)).answer).toEqual(UNREADABLE);
  });

  it.each(["\\u0000", "\\ud800", "\\u202e"])("a call is refused with %s within the rows of a list", async (written) => {
    const client = await signedIn(bank.running, await openCompany(bank.running), "Single");
    const text = JSON.stringify([{ name: "NAME", accountNumber: "1029999999999", transferType: "LOCAL" }]);
    const transferBeneficiaries = text.replace("NAME", `Ama ${written}`);
    expect(await client.call(bankApi.transferBeneficiaries.updateBulk, { bulkId: "1", transferBeneficiaries })).toEqual(
      UNREADABLE,
    );
  });

  it("a query is refused if there is a body", async () => {
    const { answer } = await aClient().send("POST", authenticate.path, "?username=ama.mensah", form);
    expect(answer).toEqual(UNREADABLE);
  });

  it("a field of the path that is repeated in the body is refused", async () => {
    const { answer } = await aClient().send("POST", "/customer/otp/verify/12345/false/me", "", "otp=54321");
    expect(answer).toEqual(UNREADABLE);
  });

  it.each([
    ["missing", "", "The field username is missing."],
    ["too long", `&username=${"x".repeat(101)}`, "The field username is not valid."],
    ["empty", "&username=", "The field username is not valid."],
  ])("the error names a field that is %s, and nothing else", async (_, username, description) => {
    const plain = `${new URLSearchParams({ password: "Secret@1", ...fields })}${username}`;
    expect((await aClient().send("POST", authenticate.path, "", plain)).answer).toEqual({ code: 1, description });
  });

  it("unknown fields are ignored", async () => {
    const plain = `${form}&role=Single&active=true&__proto__[x]=1&constructor=1`;
    expect((await aClient().send("POST", authenticate.path, "", plain)).answer).toEqual(READ);
    expect(({} as Record<string, unknown>).x).toBeUndefined();
  });

  it.each(["deviceId", "appVersion", "languageCode", "countryCode", "channel", "sessionId"])(
    "a call without the header %s is refused @S1-7-02..07",
    async (name) => {
      const { answer } = await aClient().send("POST", authenticate.path, "", form, { headers: { [name]: undefined } });
      expect(answer).toEqual({ code: 1, description: `The header ${name} is missing or not valid.` });
    },
  );

  it.each([
    ["another site's page", { "Sec-Fetch-Site": "cross-site" }],
    ["a page of another server of this site", { "Sec-Fetch-Site": "same-site" }],
    ["a page of another origin, in a browser that says no more", { Origin: "https://evil.example" }],
    ["a page of no origin", { Origin: "null" }],
  ])("the bank does not serve %s", async (_, headers) => {
    const { answer } = await aClient().send("POST", authenticate.path, "", form, { headers });
    expect(answer).toEqual({ code: 1, description: "Calls from other sites are not served." });
  });

  it("the bank accepts calls from its own page", async () => {
    const { address } = bank.running;
    for (const headers of [{ "Sec-Fetch-Site": "same-origin" }, { Origin: address }])
      expect((await aClient().send("POST", authenticate.path, "", form, { headers })).answer).toEqual(READ);
  });

  it("a form is accepted in UTF-8 only", async () => {
    const payload = `payload=${cipher().sealRequest(form, { method: "POST", path: authenticate.path })}`;
    const read = async (type: string) => {
      const response = await send(payload, { headers: { "Content-Type": type } });
      return aClient().open(await response.text(), "POST", authenticate.path, payload.slice(8));
    };
    expect(await read("application/x-www-form-urlencoded; charset=UTF-8")).toEqual(READ);
    // The bank does not read such a body, so its answer is bound to no payload.
    for (const type of ["text/plain", "application/json", "application/x-www-form-urlencoded; charset=utf-16"])
      await expect(read(type)).rejects.toThrow("not bound");
  });

  it("a body above 100 kB or a compressed one is refused", async () => {
    const long = await send(`payload=${"x".repeat(110_000)}`);
    expect(long.status).toBe(413);
    expect(await long.json()).toEqual(UNREADABLE);
    const packed = await send("payload=x", { headers: { "Content-Encoding": "gzip" } });
    expect(packed.status).toBe(415);
  });

  it.each(["/nowhere", "/customer/authenticate/", "/Customer/authenticate", "/customer/otp/verify/%ff/false/x"])(
    "there is no call at %s",
    async (path) => {
      const response = await aClient().sendRaw("POST", path, undefined);
      expect([400, 404]).toContain(response.status);
      expect(Object.keys((await response.json()) as object)).toEqual(["code", "description"]);
    },
  );

  it("calls are unencrypted if configured", async () => {
    const inClear = await startTestBank({ isEncrypted: false });
    try {
      const client = new WireClient(inClear);
      const response = await client.sendRaw("POST", authenticate.path, form);
      expect(await response.json()).toEqual(READ);
      const company = await openCompany(inClear);
      expect((await signedIn(inClear, company, "Single")).sessionId).toMatch(/^[\w-]{43}$/);
    } finally {
      await inClear.close();
    }
  });
});
