import { encode as encodePng } from "fast-png";
import { encode as encodeJpeg } from "jpeg-js";
import { beforeEach, expect, it } from "vitest";
import { lineInFile } from "../../adapters/browser/line-in-file";
import { bankApi } from "../../contract/index";
import { type PaperContent, paperContent } from "../../contract/papers";
import { publishedKeys } from "../../mock-bank/signing/signing-keys";
import { supportHandlers } from "../../mock-bank/support/support-handlers";
import { categoryNames, nameOf } from "../../mock-bank/values/wire-names";
import { verifyPaper } from "../../tools/verify-paper/verify-paper";
import { aCompanyWithRoute, type Route, requestOfEach } from "../support/a-request-of-each";
import type { Customer } from "../support/bank-customers";
import { onEmbedded } from "../support/bank-database";
import { codeOn, printed } from "../support/read-code";
import { documentTextOf, pagesOf, rowsOf } from "../support/read-files";

const ADDRESS = "https://bank.example/verify#";
const signatureOf = (line: string | undefined): string => {
  expect(line).toMatch(new RegExp(`^${ADDRESS}`));
  return (line ?? "").slice(ADDRESS.length);
};
const contentOf = (signature: string): PaperContent =>
  paperContent.parse(JSON.parse(Buffer.from(signature.split(".")[1] ?? "", "base64url").toString()));
const grouped = (minor: number): string => (minor / 100).toLocaleString("en", { minimumFractionDigits: 2 });

onEmbedded("The signed papers of a payment", (bank) => {
  let kofi: Customer;
  let efua: Customer;
  let route: Route;
  beforeEach(async () => {
    const company = await aCompanyWithRoute(bank.db, ["Initiator", "Authorizer"]);
    [kofi, efua] = company.people;
    route = company.route;
  });
  const paid = async (category: (typeof categoryNames)[number]) => {
    const id = String((await requestOfEach[category].ask(kofi, route)).answer?.transactionId);
    await efua.approve(id);
    return { id, kofi };
  };
  const stateOf = async (who: Customer, signature: string) =>
    (await who.read({ endpoint: bankApi.support.paper, handler: supportHandlers.paper }, { signature })).answer?.state;

  /** Every signed value is printed, and the code of the paper is the line. */
  async function check(who: Customer, pdf: Buffer, kind: PaperContent["kind"]): Promise<void> {
    const pages = await pagesOf(pdf);
    const signature = signatureOf(codeOn(pdf, { dpi: 150, reader: "own" }));
    const { kind: signed, certain, amount, isNameGiven: _, ...printed } = contentOf(signature);
    expect([signed, certain]).toEqual([kind, "paid"]);
    const text = pages.join(" ");
    for (const value of [...Object.values(printed), grouped(amount)]) expect(text).toContain(value);
    expect(text.replaceAll(/\s/g, "")).toContain(signature);
    expect(await stateOf(who, signature)).toBe("ARRIVED");
  }

  it.each(categoryNames.filter((category) => category !== "fx"))(
    "receipt and advice of the kind %s have codes of what is printed",
    async (category) => {
      const { id, kofi: who } = await paid(category);
      const { answer } = await who.receipt(id);
      await check(who, Buffer.from(String(answer?.base64), "base64"), "receipt");
      await check(who, (await who.advice(id)) as Buffer, "advice");
      if (nameOf(category).form === "BULK") await check(who, (await who.advice(`${id}-1`)) as Buffer, "advice");
    },
  );

  it("the papers of a transfer abroad say that it was sent, because its arrival is not reported", async () => {
    const { id, kofi: who } = await paid("fx");
    const advice = codeOn((await who.advice(id)) as Buffer, { dpi: 150, reader: "own" });
    expect(await stateOf(who, signatureOf(advice))).toBe("SENT");
  });

  it("an advice as Word and Excel has the line as text", async () => {
    const { id, kofi: who } = await paid("sameBank");
    const pdf = codeOn((await who.advice(id)) as Buffer, { dpi: 150, reader: "own" });
    expect(await documentTextOf((await who.advice(id, "WORD")) as Buffer)).toContain(pdf);
    expect((await rowsOf((await who.advice(id, "EXCEL")) as Buffer)).flat()).toContain(pdf);
  });

  it("verify-paper reads the line of every kind of file, the page that of a PDF, and verify-paper refuses a changed line and other keys", async () => {
    const { id, kofi: who } = await paid("sameBank");
    const pdf = (await who.advice(id)) as Buffer;
    const keys = await publishedKeys(bank.db);
    const { data, ...size } = printed(pdf, { dpi: 150 });
    const line = codeOn(pdf, { dpi: 150, reader: "own" }) ?? "";
    expect(await lineInFile(new Blob([new Uint8Array(pdf)], { type: "application/pdf" }))).toBe(line);
    expect(await lineInFile(new Blob(["%PDF-1.3 without a line"]))).toBe("");
    const files: Readonly<Record<string, Buffer>> = {
      PDF: pdf,
      Word: (await who.advice(id, "WORD")) as Buffer,
      Excel: (await who.advice(id, "EXCEL")) as Buffer,
      PNG: Buffer.from(encodePng({ ...size, data: new Uint8Array(data), channels: 4 })),
      JPEG: encodeJpeg({ ...size, data }, 80).data,
      text: Buffer.from(line),
    };
    for (const [kind, file] of Object.entries(files)) {
      const verdict = await verifyPaper(file, keys);
      expect([kind, verdict]).toMatchObject([kind, { kind: "signed", content: { reference: id, amount: 15_000 } }]);
    }
    const place = line.lastIndexOf(".") - 20;
    const changed = `${line.slice(0, place)}${line[place] === "A" ? "B" : "A"}${line.slice(place + 1)}`;
    const fault = async (text: string, set: unknown) => {
      const verdict = await verifyPaper(Buffer.from(text), set);
      return verdict.kind === "unsigned" ? verdict.fault : undefined;
    };
    expect(await fault(changed, keys)).toBe("the signature does not fit its content: one of both was changed");
    expect(await fault(line, { keys: [] })).toBe("the key of the signature is not in the bank's key set");
    expect(await fault(line.slice(0, 300), keys)).toMatch(/^no signed line was found/);
  });
});
