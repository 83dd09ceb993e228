import { describe, expect, it } from "vitest";
import { letterPdf } from "../../mock-bank/documents/letter-pdf";
import { type Entry, text } from "../../mock-bank/documents/table";
import { tablePdf } from "../../mock-bank/documents/table-pdf";
import { whole } from "../../mock-bank/documents/whole";
import { receiptPdf } from "../../mock-bank/payments/receipt";
import type { Receipt } from "../../mock-bank/requests/find-receipt";
import { isolated } from "../../mock-bank/values/isolated";
import { words as approvals } from "../../ui/approvals/words";
import { isolated as isolatedByClient } from "../../ui/kit/format";
import { confirmedNameText, otherNameText } from "../../ui/payments/check-words";
import { pagesOf } from "../support/read-files";

const names = {
  Akan: "Ɔkɔnkɔ Ɛsi",
  Ewe: "Ɖoe Ʋuvi Ɣaƒe",
  Ga: "Ŋmɛi Ɔkai",
  Hausa: "Ɗan Ƙasa Ɓawa",
  Dagbani: "Ŋun nyɛ Bizuŋ",
  Greek: "Ελένη Ωμέγα",
  Cyrillic: "Жанна Ёлкина",
  Vietnamese: "Nguyễn Thị Phượng",
  Arabic: "محمد بن علي",
  "of a person who writes cedis": "Esi ₵1,250.00",
};

/** The two writers behind all PDFs of the bank: receipts, advices and directives; statements, reports and activity. */
const papers = {
  letter: (values: readonly string[]) =>
    letterPdf({
      bankName: values[0] ?? "",
      title: "Receipt",
      fileTitle: "Receipt",
      parts: values.flatMap((value) => [
        { kind: "line" as const, label: "Name", value },
        { kind: "paragraph" as const, text: value },
      ]),
      footer: "",
    }),
  table: (values: readonly string[]) =>
    whole(
      tablePdf({
        bankName: "Bank",
        title: values[0] ?? "",
        facts: values.map((value) => ["Name", text(value)]),
        columns: [{ header: values[0] ?? "", width: 60 }],
        rows: once(values.map((value) => [text(value)])),
      }),
    ),
};

async function* once(rows: readonly (readonly Entry[])[]) {
  yield rows;
}

const printed = async (paper: keyof typeof papers, ...values: readonly string[]) =>
  (await pagesOf(await papers[paper](values))).join(" ").normalize("NFC");
/** Each paper shows a value in its bold and in its normal face. */
const occurrences = (paper: string, value: string) => paper.split(value).length - 1;

describe.each(Object.keys(papers) as (keyof typeof papers)[])("a %s", (paper) => {
  it.each(Object.entries(names))("a name that is %s is printed in both faces", async (_, name) => {
    expect(occurrences(await printed(paper, name), name)).toBeGreaterThanOrEqual(2);
  });

  it.each([
    ["without a space", "W".repeat(100)],
    ["of letters with two marks", "Ọ́".repeat(100)],
    ["of many words", Array.from({ length: 40 }, (_, at) => `w${at}`).join(" ")],
  ])("a name %s that is longer than a line is broken, and nothing of it is cut", async (_, name) => {
    const found = (await printed(paper, "", name)).replace(/\s/g, "");
    expect(occurrences(found, name.normalize("NFC").replace(/\s/g, ""))).toBeGreaterThanOrEqual(2);
    expect(found).not.toContain("…");
  });

  it("programs that read aloud learn the language and the title", async () => {
    const file = Buffer.from(await papers[paper](["Receipt"])).toString("latin1");
    expect(file).toContain("/Lang (en-GB)");
    expect(file).toContain("/DisplayDocTitle true");
  });

  it("a letter that the font lacks is printed as its code", async () => {
    expect(occurrences(await printed(paper, "Ama 王"), "Ama [U+738B]")).toBeGreaterThanOrEqual(2);
  });

  it("an account number next to an Arabic name keeps its digits and its place", async () => {
    const found = await printed(paper, `1441000234567  ${isolated("محمد علي")}`);
    expect(found).toMatch(/1441000234567\s+محمد علي/);
  });

  it("every letter of Latin, Greek and Cyrillic is printed", async () => {
    // The last letters of Cyrillic, from U+0526, are in no free font of this size.
    const letters = Array.from({ length: 0x526 }, (_, code) => String.fromCodePoint(code)).filter((letter) =>
      /\p{L}/u.test(letter),
    );
    const found = (await printed(paper, ...letters)).normalize("NFKC");
    expect(letters.filter((letter) => !found.includes(letter.normalize("NFKC")))).toEqual([]);
    expect(found).not.toContain("U+");
  });
});

it("a receipt keeps the account number before the Arabic name of its account", async () => {
  // Only these values are printed next to each other.
  const receipt = { sourceAccount: "1441000234567", sourceName: "محمد علي 2" } as Receipt;
  const [page] = await pagesOf(
    await receiptPdf(
      {
        ...receipt,
        transactionId: "T1",
        title: "Transfer",
        paidAt: new Date(0),
        figures: [],
        bill: [],
        narration: "Rent",
        company: "Adom",
        createdBy: "Ama",
      },
      "Bank",
    ),
  );
  expect(page).toMatch(/1441000234567\s+2\s+محمد علي/);
});

it("a letter breaks long labels and values into lines, and cuts none", async () => {
  const [label, value] = [60, 400].map((count) => Array.from({ length: count }, (_, at) => `w${at}`).join(" "));
  const parts = [{ kind: "line" as const, label: label ?? "", value: value ?? "" }];
  const pdf = await letterPdf({ bankName: "Bank", title: "", fileTitle: "", parts, footer: "" });
  const words = (await pagesOf(pdf)).join(" ").split(/\s+/);
  expect(`${label} ${value}`.split(" ").filter((word) => !words.includes(word))).toEqual([]);
  expect(words.filter((word) => word === "w5")).toHaveLength(2);
});

it("only names with letters from right to left are isolated, by client and bank", () => {
  for (const isolate of [isolated, isolatedByClient])
    expect(["Ɔkɔnkɔ Ɛsi", "محمد", "יעל"].map(isolate)).toEqual(["Ɔkɔnkɔ Ɛsi", "\u2068محمد\u2069", "\u2068יעל\u2069"]);
});

it("the sentences and choices of the client isolate an Arabic name", () => {
  const name = "محمد علي";
  const texts = [
    otherNameText({ accountName: name, isClose: false }),
    confirmedNameText({ result: "match", savedName: name, accountName: name }),
    approvals.to(name),
  ];
  for (const text of texts) expect(text.replaceAll(`\u2068${name}\u2069`, "")).not.toContain(name);
});
