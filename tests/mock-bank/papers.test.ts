import { base64url, CompactSign, exportJWK, generateKeyPair } from "jose";
import { expect, it } from "vitest";
import { bankApi } from "../../contract/index";
import { PAPER_TYPE, paperContent } from "../../contract/papers";
import { isRefusal } from "../../mock-bank/core/handler";
import { inTransaction } from "../../mock-bank/database/transaction";
import { type ReturnedPayment, returnPayment } from "../../mock-bank/execution/return-payment";
import { replacePaper } from "../../mock-bank/papers/replaced-papers";
import { signPaper } from "../../mock-bank/papers/sign-paper";
import { signerOf } from "../../mock-bank/signing/sign";
import { changeSigningKey, publishedKeys } from "../../mock-bank/signing/signing-keys";
import { supportHandlers } from "../../mock-bank/support/support-handlers";
import { aCompanyOf, type Customer, settings } from "../support/bank-customers";
import { onEmbedded } from "../support/bank-database";
import { codeOn } from "../support/read-code";
import { pagesOf } from "../support/read-files";

const accounts = [
  { currency: "GHS", balance: "2000.00" },
  { currency: "GHS", balance: "0.00" },
] as const;
const NOT_OURS = { refused: "This is no paper of this bank." };
const LATER = new Date("2026-03-03T10:00:00Z");

const contentOf = (signature: string) =>
  paperContent.parse(JSON.parse(Buffer.from(base64url.decode(signature.split(".")[1] ?? "")).toString()));

onEmbedded("A signed paper", (bank) => {
  const today = async (customer: Customer, signature: string) =>
    customer.read({ endpoint: bankApi.support.paper, handler: supportHandlers.paper }, { signature });

  async function aReceipt() {
    const company = await aCompanyOf(bank.db, { people: ["Single"], accounts });
    const [ama] = company.people as [Customer];
    const [current, savings] = company.accounts as [string, string];
    const id = String((await ama.transfer(current, savings, "1250.50")).answer?.transactionId);
    const { answer } = await ama.receipt(id);
    return {
      ama,
      id,
      current,
      savings,
      pdf: Buffer.from(String(answer?.base64), "base64"),
      signature: String(answer?.signature),
      download: async () => String((await ama.receipt(id)).answer?.signature),
    };
  }

  it("the code of a receipt is read at 100 dpi, and holds the printed line with the printed values only", async () => {
    const { pdf, id, savings, signature } = await aReceipt();
    const line = `https://bank.example/verify#${signature}`;
    expect(codeOn(pdf, { dpi: 100, reader: "own" })).toBe(line);
    expect(codeOn(pdf, { dpi: 150, reader: "other" })).toBe(line);
    expect(codeOn(pdf, { dpi: 100, reader: "own", share: 0.5 })).toBeUndefined();
    const [text = ""] = await pagesOf(pdf);
    expect(text.replaceAll(/\s/g, "")).toContain(line);
    const { kind, certain, amount, ...printed } = contentOf(signature);
    expect({ kind, certain, amount }).toEqual({ kind: "receipt", certain: "paid", amount: 125_050 });
    expect(printed).toMatchObject({ reference: id, lastDigits: savings.slice(-4), date: "02-03-2026 09:00" });
    for (const value of Object.values(printed)) expect(text).toContain(value);
  });

  it("a bank without an address for checks prints no code", async () => {
    const paper = { kind: "receipt", reference: "T1", amount: 1n, currency: "GHS", payer: "Adom", at: LATER } as const;
    expect(await signPaper(bank.db, { ...settings, papersUrl: undefined }, paper)).toBeUndefined();
  });

  it("an old paper stays valid after a change of the key", async () => {
    const { ama, signature, download } = await aReceipt();
    await changeSigningKey(bank.db, settings);
    const newer = await download();
    expect(newer.split(".")[0]).not.toBe(signature.split(".")[0]);
    for (const paper of [signature, newer]) expect(await today(ama, paper)).toHaveProperty("answer.state", "ARRIVED");
  });

  it.each<ReturnedPayment["how"]>(["RETURNED", "REVERSED"])(
    "an old paper of a payment that was %s says so, and the money came back once",
    async (how) => {
      const { ama, id, signature } = await aReceipt();
      expect(await today(ama, signature)).toEqual({
        answer: { state: "ARRIVED", stateDate: "02-03-2026 09:00", isApprovedByTwo: false, isReplaced: false },
      });
      const back = () =>
        inTransaction(bank.db, (tx) => returnPayment(tx, { transactionId: id, how, reason: "Account closed" }, LATER));
      expect(isRefusal(await back())).toBe(false);
      expect(await back()).toMatchObject({ description: "The money of this payment has come back before." });
      expect(await today(ama, signature)).toMatchObject({ answer: { state: how, stateDate: "03-03-2026 10:00" } });
    },
  );

  it("a payment cannot come back from an account that no longer has the money", async () => {
    const { ama, id, current, savings, signature } = await aReceipt();
    await ama.transfer(savings, current, "1000.00");
    const asked = { transactionId: id, how: "RETURNED", reason: "Account closed" } as const;
    const refused = await inTransaction(bank.db, (tx) => returnPayment(tx, asked, LATER));
    expect(refused).toMatchObject({ description: "The beneficiary's account no longer holds the money." });
    expect(await today(ama, signature)).toHaveProperty("answer.state", "ARRIVED");
  });

  it("a replaced paper says so, and the next download is the newer one", async () => {
    const { ama, id, signature, download } = await aReceipt();
    await replacePaper(bank.db, { kind: "receipt", reference: id }, LATER);
    const newer = await download();
    expect(contentOf(newer).issue).toBe(2);
    expect(await today(ama, signature)).toHaveProperty("answer.isReplaced", true);
    expect(await today(ama, newer)).toHaveProperty("answer.isReplaced", false);
  });

  it("a payment that two people approved says so", async () => {
    const policy = { secondApproverFrom: "100.00" };
    const company = await aCompanyOf(bank.db, { people: ["Initiator", "Authorizer", "Authorizer"], accounts, policy });
    const [kofi, efua, adjoa] = company.people as [Customer, Customer, Customer];
    const id = await kofi.ask(String(company.accounts[0]), String(company.accounts[1]), "500.00");
    await efua.approve(id);
    await adjoa.approve(id);
    const signature = String((await kofi.receipt(id)).answer?.signature);
    expect(await today(kofi, signature)).toHaveProperty("answer.isApprovedByTwo", true);
  });

  it.each<object>([
    { amount: 9_999_999 },
    { currency: "USD" },
    { lastDigits: "9999" },
    { reference: "T260302000000000" },
  ])("a paper that a thief of the key has signed with %j is not in the books", async (over) => {
    const { ama, signature } = await aReceipt();
    const sign = await signerOf(bank.db, settings);
    const forged = await sign(PAPER_TYPE, { ...contentOf(signature), ...over });
    expect(await today(ama, forged)).toMatchObject({ answer: { state: "NOT_FOUND" } });
  });

  it("every text that the bank has not signed as a paper is refused with the same words", async () => {
    const { ama, signature } = await aReceipt();
    const [head = "", payload = "", sealed = ""] = signature.split(".");
    const { keys } = await publishedKeys(bank.db);
    const kid = keys[0]?.kid ?? "";
    const sign = async (header: object, key: Parameters<CompactSign["sign"]>[0]) =>
      new CompactSign(base64url.decode(payload)).setProtectedHeader({ alg: "EdDSA", ...header }).sign(key);
    const { privateKey } = await generateKeyPair("EdDSA", { crv: "Ed25519", extractable: true });
    const x = base64url.decode(String((keys[0] as { x?: string }).x));
    const text = (header: object) => base64url.encode(JSON.stringify(header));
    const changed = (part: string) => `${part.slice(0, 20)}${part[20] === "A" ? "B" : "A"}${part.slice(21)}`;
    const forged = {
      "another head": `${changed(head)}.${payload}.${sealed}`,
      "another content": `${head}.${changed(payload)}.${sealed}`,
      "another signature": `${head}.${payload}.${changed(sealed)}`,
      "no signature": `${head}.${payload}.`,
      "half of it": signature.slice(0, signature.length / 2),
      "the algorithm none": `${text({ alg: "none", kid, typ: PAPER_TYPE })}.${payload}.`,
      "HMAC with the public key": await sign({ alg: "HS256", kid, typ: PAPER_TYPE }, x),
      "a key of another bank": await sign({ kid, typ: PAPER_TYPE }, privateKey),
      "a key id of another bank": await sign({ kid: (await exportJWK(privateKey)).x, typ: PAPER_TYPE }, privateKey),
      "a text": "a paper",
    };
    const answers = await Promise.all(Object.values(forged).map((each) => today(ama, each)));
    expect(answers).toEqual(Object.keys(forged).map(() => NOT_OURS));
  });
});
