import { describe, expect, it } from "vitest";
import { bulkFiles } from "../../contract/bulk-files";
import { type EntryFormat, readEntry } from "../../domain/entered-text";
import {
  comparable,
  hiddenCharacterIn,
  hiddenCharacterProblem,
  otherLetterIn,
  plainLines,
  plainText,
  searchForms,
} from "../../domain/plain-text";
import { importedText } from "../../mock-bank/bulk/imported-cell";
import { misleadingField } from "../../mock-bank/wire/forbidden-characters";
import {
  comparable as comparableOfBank,
  hiddenIn,
  plainText as plainTextOfBank,
} from "../../mock-bank/wire/plain-text";

/** Texts as other programs put them on the clipboard or into a cell, and what a reader sees. */
const texts: readonly (readonly [from: string, text: string, seen: string])[] = [
  ["a phone's contact list, which isolates numbers", "\u2068Kwabena Owusu\u2069", "Kwabena Owusu"],
  ["a desktop's contact list, which embeds numbers", "\u202aAma Mensah\u202c", "Ama Mensah"],
  ["a web page with no-break spaces", "Ama\u00a0\u00a0Mensah", "Ama Mensah"],
  ["a cell with a line break", "Ama\r\nMensah", "Ama Mensah"],
  ["a text editor with a byte order mark", "\ufeffAma", "Ama"],
  ["a hyphenated document", "Volta\u00adAgro", "VoltaAgro"],
  ["a PDF with a hyphenated name in Chrome", "Volta\ufffeAgro", "VoltaAgro"],
  ["a web page that allows line breaks", "Volta\u200bAgro", "VoltaAgro"],
  ["a file system with decomposed letters", "Andre\u0301", "André"],
  ["a message with a stray joiner", "Ama\u200d ", "Ama"],
  ["a Persian name, whose joiner shapes a letter", "می\u200cروم", "می\u200cروم"],
  ["a game with blank letters", "\u3164\u2800\u200b", ""],
  ["a PDF with ligatures", "Stiﬃe Oﬂu", "Stiffie Oflu"],
  ["a keyboard of East Asia", "Ａｍａ １２", "Ama 12"],
  ["a message with mathematical letters", "𝐀𝐦𝐚 𝟙", "Ama 1"],
  ["a list with Roman numerals", "Ama Ⅷ", "Ama VIII"],
  ["an Akan name", "Ɔkɔnkɔ Ɛsi", "Ɔkɔnkɔ Ɛsi"],
];

describe("plain text", () => {
  it.each(texts)("a text from %s is read as a person sees it, by client and bank", (_, text, seen) => {
    expect(plainText(text)).toBe(seen);
    expect(plainTextOfBank(text)).toBe(seen);
  });

  it("a message keeps its lines", () => {
    expect(plainLines("  Dear bank,\r\n\r\nthe\u00a0charge\u200b ")).toBe("Dear bank,\n\nthe charge");
  });

  it.each([
    ["Ama\u202enassuM", "There is a hidden character (U+202E) after “Ama”."],
    ["\u0007Ama", "There is a hidden character (U+0007) at the beginning."],
    ["Ama \ud83d", "There is a hidden character (U+D83D) after “Ama ”."],
  ])("a character that shows another text than it holds is named with its place: %j", (text, words) => {
    expect(hiddenIn(text)).toBe(words);
    expect(hiddenCharacterProblem(hiddenCharacterIn(text) ?? { code: "", before: "" })).toBe(
      `${words} Delete it, or type the text again.`,
    );
  });
});

/** Texts with a letter of another alphabet, the letter's code, and whether a name may hold it. */
const otherAlphabets: readonly (readonly [text: string, code: string, isName: boolean])[] = [
  ["GВ29NWBK60161331926819", "U+0412", false],
  ["kоfi.boateng", "U+043E", false],
  ["ΑMA Mensah", "U+0391", false],
  ["АМА Mensah", "U+0410", false],
  ["Петр Вера", "U+041F", true],
  ["Ναι 12", "U+039D", true],
  ["٠٢٤٤١٢٣٤٥٦", "U+0660", true],
  ["Ɔkɔnkɔ", "U+0186", true],
  ["علي Ama", "U+0639", true],
];

describe("letters of other alphabets", () => {
  it.each(otherAlphabets)("client and bank say the same of %j", (text, code, isName) => {
    for (const field of ["beneficiaryAccount", "swiftCode", "username", "email", "amount"])
      expect(misleadingField({ [field]: text })).toMatch(
        new RegExp(`^${field}: “.” \\(${code.replace("+", "\\+")}\\) `),
      );
    expect(misleadingField({ beneficiaryName: text }) === undefined).toBe(isName);
    expect(hiddenIn(text) === undefined).toBe(isName);
    expect(hiddenCharacterIn(text) === undefined).toBe(isName);
    expect(otherLetterIn(text)?.code).toBe(code);
  });

  it("client and bank know the same letters that look like Latin ones", () => {
    const known = Array.from({ length: 0x3000 }, (_, code) => String.fromCharCode(code));
    const different = known.filter(
      (letter) =>
        plainText(letter) !== plainTextOfBank(letter) ||
        hiddenCharacterIn(`A${letter}`)?.looksLike !== /looks like (.)/.exec(hiddenIn(`A${letter}`) ?? "")?.[1],
    );
    expect(different).toEqual([]);
  });

  it.each<EntryFormat["kind"]>(["amount", "wallet", "ownAccount", "foreignAccount", "phone", "customerId"])(
    "a field of the kind %s names the letter of another alphabet, and reads full-width digits",
    (kind) => {
      const format = { kind, currency: "GHS", lengthMax: 40 } as EntryFormat;
      expect(readEntry(format, "٢٥٠")).toMatchObject({ failure: { kind: "hidden", character: { code: "U+0662" } } });
      expect(readEntry(format, "２５０")).toMatchObject({ value: "250" });
    },
  );
});

type Sample = readonly [text: string, read: string | undefined];
const samples = {
  amount: [
    ["GH₵ 1,250.00", "1,250.00"],
    ["₵1250", "1250"],
    ["1,250.00 GHS", "1,250.00"],
    ["\t1 250.00\n", "1250.00"],
    ["12\t500", undefined],
    ["12\r\n500", undefined],
    ["12\n500.00 GHS", undefined],
    ["ghs 20", "20"],
    ["GHS\u00a01\u202f250.50", "1250.50"],
    ["1.250,75", "1250.75"],
    ["1 250,75", "1250.75"],
    ["12,5", "12.5"],
    [".5", "0.5"],
    [",75", "0.75"],
    ["GHS .50", "0.50"],
    [".", undefined],
    ["1’250.00", "1250.00"],
    ["\u202a1,250.00\u202c", "1,250.00"],
    ["GHC 1,250.00", undefined],
    ["$ 20", undefined],
    ["€20", undefined],
    ["1.250", undefined],
    ["1,25,0", undefined],
    ["1e3", undefined],
    ["−20", undefined],
    ["20/=", undefined],
  ],
  wallet: [
    ["+233 (0)24 412 3456", "0244123456"],
    ["\u202d+233 24 412 3456\u202c", "0244123456"],
    ["024‑412‑3456", "0244123456"],
    ["024–412–3456", "0244123456"],
    ["233(0)244123456", "0244123456"],
    ["+233-(0)-24-412-3456", "0244123456"],
    ["+2330244123456", "0244123456"],
    ["+233 (024) 412 3456", "0244123456"],
    ["tel:+233244123456", "0244123456"],
    ["0244123456.0", "0244123456"],
    ["0551234/0207654", undefined],
    ["024 412 3456 ext 2", undefined],
  ],
  ownAccount: [
    ["1020 3040 5060 7", "1020304050607"],
    ["1020‑3040‑5060‑7", "1020304050607"],
    ["1020304050607\u200b", "1020304050607"],
    ["1020304050607x", undefined],
  ],
} as const satisfies Record<string, readonly Sample[]>;

const formats: Record<keyof typeof samples, EntryFormat> = {
  amount: { kind: "amount", currency: "GHS" },
  wallet: { kind: "wallet" },
  ownAccount: { kind: "ownAccount" },
};
const columns = {
  amount: bulkFiles.mobileMoney.columns.find(({ holds }) => holds === "amount"),
  wallet: bulkFiles.mobileMoney.columns.find(({ field }) => field === "beneficiaryWalletNumber"),
  ownAccount: bulkFiles.bulkTransfers.columns.find(({ field }) => field === "beneficiaryAccount"),
};
const isRead = {
  amount: /^(\d{1,3}(,\d{3})+|\d+)(\.\d{1,2})?$/,
  wallet: /^0\d{9}$/,
  ownAccount: /^\d{13}$/,
};

for (const kind of ["amount", "wallet", "ownAccount"] as const)
  it.each<Sample>(samples[kind])(`client and bank agree on the ${kind} %j`, (text, read) => {
    const entry = readEntry(formats[kind], text);
    expect(entry.ok ? entry.value : undefined).toBe(read);
    const column = columns[kind];
    if (!column) throw new Error(`no column holds ${kind}`);
    const imported = importedText(column, text, "GHS");
    expect(isRead[kind].test(imported) ? imported : undefined).toBe(read);
  });

it.each([
  ["+233 (24) 412", "0244123456"],
  ["024 412", "0244123456"],
  ["024‑412‑3456", "0244123456"],
  ["1,250.00", "1250.00"],
  ["\u202aMENSAH\u202c", "Ama Mensah"],
  ["O'Brien", "Kofi O’Brien"],
  ["O’Brien", "Kofi O'Brien"],
  ["INV-7", "INV–7 “May”"],
  ['"may"', "INV–7 “May”"],
  ["Kone", "Aïssa Koné"],
  ["koné", "Aissa KONE"],
  ["Olorunfemi", "Ọlọ́runfẹ́mi"],
  ["김", "김민준"],
  ["okonko esi", "Ɔkɔnkɔ Ɛsi"],
  ["Ɛsi", "Esi Mensah"],
])("the search %j finds %j", (searched, text) => {
  expect(searchForms(searched).some((form) => comparable(text).includes(form))).toBe(true);
  expect([searched, text].map(comparableOfBank)).toEqual([searched, text].map(comparable));
});

it.each([
  ["48213", "48213"],
  ["48 213", "48213"],
  ["48213 is your code for GHS 150.00. It is valid for 5 minutes.", "48213"],
  ["Asempa Bank: your one-time code is 48213", "48213"],
  ["48213 or 48214", undefined],
  ["Your code for GHS 15000 is 48213", undefined],
])("a pasted message with one number of five digits is read as a code: %j", (text, code) => {
  const read = readEntry({ kind: "oneTimeCode" }, text);
  expect(read.ok ? read.value : undefined).toBe(code);
});
