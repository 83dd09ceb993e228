import { expect, it } from "vitest";
import { problemsOf } from "../../application/forms/checked-draft";
import { FxTransferDraft } from "../../application/fx/fx-transfer-draft";
import { countries } from "../../domain/fx/countries";
import { wrongIban } from "../../mock-bank/fx/iban";

const problemsWith = (entered: Partial<FxTransferDraft>) => problemsOf(Object.assign(new FxTransferDraft(), entered));

/** Accounts of the IBAN registry and of letters and invoices, and why client and bank refuse them. */
it.each<[account: string, country: string, client: RegExp | undefined, bank: string | undefined]>([
  ["DE89370400440532013000", "Germany", undefined, undefined],
  ["de89 3704 0044 0532 0130 00", "Germany", undefined, undefined],
  ["GB29NWBK60161331926819", "Jersey", undefined, undefined],
  ["FR1420041010050500013M02606", "Réunion", undefined, undefined],
  ["MT84MALT011000012345MTLCAST001S", "Malta", undefined, undefined],
  ["CI93CI0080111301134291200589", "Côte d’Ivoire", undefined, undefined],
  ["TR330006100519786457841326", "Türkiye", undefined, undefined],
  ["IBAN: DE89 3704 0044 0532 0130 00", "Germany", undefined, undefined],
  ["IBAN DE88370400440532013000", "Germany", /check digits/, "is not a valid IBAN."],
  ["GB77ßBK60161331926819", "United Kingdom", /^“ß” \(U\+00DF\) after “GB77” is none of/, "is not a valid IBAN."],
  ["31926819", "United Kingdom", undefined, undefined],
  ["1012345678", "Nigeria", undefined, undefined],
  ["DE88370400440532013000", "Germany", /check digits/, "is not a valid IBAN."],
  ["DE89370400440532031000", "Germany", /check digits/, "is not a valid IBAN."],
  ["DE8937040044053201300", "Germany", /an IBAN of Germany has 22 characters, not 21$/, "is not a valid IBAN."],
  ["GB29NWBK6016133192681O", "United Kingdom", /check digits/, "is not a valid IBAN."],
  [
    "DE89370400440532013000",
    "United Kingdom",
    /^This is an IBAN of Germany, and the country is United Kingdom/,
    "is an IBAN of Germany, and beneficiaryCountry is United Kingdom.",
  ],
  [
    "GB29NWBK60161331926819",
    "United States",
    /^This is an IBAN of United Kingdom/,
    "is an IBAN of United Kingdom, and beneficiaryCountry is United States.",
  ],
])("client and bank agree on the account %s in %s", (beneficiaryAccount, country, client, bank) => {
  const { beneficiaryAccount: problem } = problemsWith({ beneficiaryAccount, country });
  if (client) expect(problem).toMatch(client);
  else expect(problem).toBeUndefined();
  expect(wrongIban(beneficiaryAccount, country)).toBe(bank);
});

it.each([
  ["GHCBGHAC", true],
  ["haspdehhxxx", true],
  ["A", false],
  ["GHCBGHACX", false],
  ["GHCB GHAC", false],
  ["GHCBZZAC", false],
])("the BIC %s is valid: %s", (swiftCode, isValid) => {
  expect(problemsWith({ swiftCode }).swiftCode === undefined).toBe(isValid);
});

it("the bank knows the countries of the form that issue IBANs by their names", () => {
  const issuers = ["DE", "GB", "FR", "BA", "LC", "ST", "TR", "CI", "PS", "VA", "VG", "XK", "TL", "AE"];
  const unknown = countries
    .filter(({ code }) => issuers.includes(code))
    .filter(({ name }) => wrongIban("NL91ABNA0417164300", name) === undefined);
  expect(unknown).toEqual([]);
});
