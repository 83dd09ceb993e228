import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type EntryFormat,
  type EntryRefusal,
  hasDigitCount,
  lengthMaxOf,
  normalisedForeignAccount,
  readEntry,
  refusalOfKey,
  valueAfterKey,
} from "../../domain/entered-text";

const amount: EntryFormat = { kind: "amount", currency: "GHS" };
const wallet: EntryFormat = { kind: "wallet" };
const phone: EntryFormat = { kind: "phone" };
const foreignAccount: EntryFormat = { kind: "foreignAccount" };

/** Kinds of fields that accept digits only, without a country code. */
const plainNumbers = ["ownAccount", "otherAccount", "customerId", "cardDigits", "oneTimeCode"] as const;
const spaces = { space: " ", tab: "\t", "line break": "\n", "no-break space": "\u00a0", "narrow space": "\u202f" };

const accepted = (value: string) => ({ ok: true, value });
const refused = (failure: EntryRefusal) => ({ ok: false, failure });
const digits = (count: number) => "1234567890".repeat(4).slice(0, count);

/** Types a text key by key, as long as the keys are accepted. Returns the value and the refusal of the next key. */
function typed(format: EntryFormat, text: string) {
  let value = "";
  for (const key of text) {
    const refusal = refusalOfKey(format, key, value + key);
    if (refusal) return { value, refusal };
    value = valueAfterKey(format, value + key);
  }
  return { value };
}

describe("a pasted amount", () => {
  it.each([
    ["", ""],
    ["  ", ""],
    ["0", "0"],
    ["1250", "1250"],
    ["1250.", "1250."],
    ["1250,", "1250."],
    ["1250.5", "1250.5"],
    ["1250.50", "1250.50"],
    ["1,250", "1,250"],
    ["12,500.75", "12,500.75"],
    ["125,000", "125,000"],
    ["1,250,000.00", "1,250,000.00"],
    ["1 250", "1250"],
    ["12 500.75", "12500.75"],
    ["125 000", "125000"],
    ["1 250 000", "1250000"],
    ["1\u00a0250\u202f000", "1250000"],
    ["1  250", "1250"],
    [" 20 ", "20"],
    ["GHS 1,250.50", "1,250.50"],
    ["GHS20", "20"],
    ["ghs 20", "20"],
    ["GHS", ""],
    ["20 GHS", "20"],
    ["1,25", "1.25"],
  ])("the amount %o is read as %o", (text, value) => {
    expect(readEntry(amount, text)).toEqual(accepted(value));
  });

  it.each([
    "12.345",
    "1,2500",
    "1250,000",
    "1 25",
    "1 2500",
    "1250 000",
    "1,250 000",
    ",250",

    "1.2.3",
    "-20",
    "+20",
    "20x",
    "x20",
    "1e3",
    "USD 20",
    "GHS GHS 20",
    "1.xx",
    "a,123",
    "1,abc",
    "a 123",
    "1 abc",
    "twenty",
  ])("the text %o is refused as an amount", (text) => {
    expect(readEntry(amount, text)).toEqual(refused({ kind: "notAnAmount" }));
  });

  it("the currency of the field is the only one that may precede the amount", () => {
    expect(readEntry({ kind: "amount", currency: "USD" }, "USD 20")).toEqual(accepted("20"));
    expect(readEntry({ kind: "amount", currency: "USD" }, "GHS 20")).toEqual(refused({ kind: "notAnAmount" }));
  });
});

describe("a pasted number", () => {
  it.each(plainNumbers)("a number of the kind %s has at most the digits of its kind", (kind) => {
    const lengthMax = lengthMaxOf[kind];
    expect(readEntry({ kind }, "")).toEqual(accepted(""));
    expect(readEntry({ kind }, digits(lengthMax))).toEqual(accepted(digits(lengthMax)));
    expect(readEntry({ kind }, digits(lengthMax + 1))).toEqual(refused({ kind: "tooLong", lengthMax }));
  });

  it.each(Object.entries(spaces))("a %s between digits is removed", (_, space) => {
    expect(readEntry({ kind: "ownAccount" }, `${space}0021${space}0000${space}`)).toEqual(accepted("00210000"));
    expect(readEntry(wallet, `024${space}4123456`)).toEqual(accepted("0244123456"));
  });

  it.each(plainNumbers)(
    "a hyphen is the only sign that a number of the kind %s may have between its digits",
    (kind) => {
      expect(readEntry({ kind }, "12-3")).toEqual(accepted("123"));
      for (const text of ["12.3", "12/3", "(12)3", "+123", "12x", "x12"])
        expect(readEntry({ kind }, text)).toEqual(refused({ kind: "notDigits" }));
    },
  );

  it("the numbers have the lengths of the specification", () => {
    expect(lengthMaxOf).toEqual({
      ownAccount: 13,
      otherAccount: 16,
      wallet: 10,
      phone: 15,
      customerId: 10,
      cardDigits: 4,
      oneTimeCode: 5,
      foreignAccount: 34,
    });
  });
});

describe("a pasted wallet or phone number", () => {
  it.each([wallet, phone])("the separators of phone numbers are removed from a number of the kind $kind", (format) => {
    for (const text of ["(024) 412-3456", "024.412.3456", "024/4123456", "0244123456"])
      expect(readEntry(format, text)).toEqual(accepted("0244123456"));
    for (const text of ["024_4123456", "0244123456 ext", "tel 0244123456"])
      expect(readEntry(format, text)).toEqual(refused({ kind: "notDigits" }));
  });

  it.each([wallet, phone])("a complete Ghanaian number of the kind $kind becomes national", (format) => {
    for (const code of ["+233", "00233", "233", "+233 ", "00 233 ", "(+233) "])
      expect(readEntry(format, `${code}24 412 3456`)).toEqual(accepted("0244123456"));
  });

  it.each([
    ["233244123", "a number with too few digits"],
    ["2332441234567", "a number with too many digits"],
    ["233044123456", "a number with a zero after the country code"],
    ["99233244123456", "a number that contains the country code later"],
  ])("the country code stays in the phone number %s, %s", (text) => {
    expect(readEntry(phone, text)).toEqual(accepted(text));
  });

  it("a phone number of another country loses its plus only", () => {
    expect(readEntry(phone, "+44 20 7946 0958")).toEqual(accepted("442079460958"));
    for (const count of [10, 15]) expect(readEntry(phone, `+${digits(count)}`)).toEqual(accepted(digits(count)));
  });

  it.each([
    `+${digits(9)}`,
    `+${digits(16)}`,
    "+0442079460958",
    "12+442079460958",
    "++442079460958",
    "+23324412345",
    "+2332441234567",
    "+233044123456",
  ])("the phone number %s is refused because its plus has no meaning", (text) => {
    expect(readEntry(phone, text)).toEqual(refused({ kind: "notDigits" }));
  });

  it("a wallet number is Ghanaian", () => {
    expect(readEntry(wallet, "+44 20 7946 0958")).toEqual(refused({ kind: "notDigits" }));
  });

  it("a wallet number has at most 10 digits, and a phone number 15", () => {
    expect(readEntry(wallet, digits(10))).toEqual(accepted(digits(10)));
    expect(readEntry(wallet, digits(11))).toEqual(refused({ kind: "tooLong", lengthMax: 10 }));
    expect(readEntry(phone, digits(15))).toEqual(accepted(digits(15)));
    expect(readEntry(phone, digits(16))).toEqual(refused({ kind: "tooLong", lengthMax: 15 }));
  });
});

describe("a pasted foreign account", () => {
  const shortest = "NO9386011117947";
  const longest = `MT84${"MALT011000012345".repeat(2).slice(0, 30)}`;
  const inGroups = (text: string) => text.replace(/(.{4})(?=.)/g, "$1 ");

  it.each([shortest, longest, "GB29NWBK60161331926819"])(
    "the IBAN %s loses its separators and becomes upper case",
    (iban) => {
      for (const text of [
        iban,
        inGroups(iban),
        iban.toLowerCase(),
        ` ${inGroups(iban)} `,
        iban.replace(/(?<=^.{4})/, "-"),
      ])
        expect(readEntry(foreignAccount, text)).toEqual(accepted(iban));
    },
  );

  it.each([
    ["too short for an IBAN", "no93 8601 1117 94"],
    ["without check digits", "no9x 8601 1117 947"],
    ["with one letter of a country", "n193 8601 1117 947"],
    ["with a letter before the country", "x no93 8601 1117 947"],
    ["with a point after the number", "no93 8601 1117 947."],
    ["of digits only", "1234 5678 9012 345"],
  ])("an account %s keeps its case and its separators", (_, account) => {
    expect(normalisedForeignAccount(account)).toBe(account);
    expect(readEntry(foreignAccount, account)).toEqual(accepted(account));
  });

  it("a text with more characters than an IBAN keeps its case and its separators", () => {
    expect(normalisedForeignAccount(`${longest} 1x`)).toBe(`${longest} 1x`);
  });

  it("an account that is no IBAN keeps single spaces between its parts", () => {
    expect(normalisedForeignAccount("  Acct   12\u00a0/ 7 ")).toBe("Acct 12 / 7");
  });

  it("an account consists of letters, digits, spaces, points, slashes and hyphens", () => {
    expect(readEntry(foreignAccount, "")).toEqual(accepted(""));
    expect(readEntry(foreignAccount, "azAZ 09./-")).toEqual(accepted("azAZ 09./-"));
    for (const text of ["12_3", "12,3", "+12", "12#"])
      expect(readEntry(foreignAccount, text)).toEqual(refused({ kind: "notAnAccount" }));
  });

  it("an account has at most 34 characters", () => {
    expect(readEntry(foreignAccount, digits(34))).toEqual(accepted(digits(34)));
    expect(readEntry(foreignAccount, digits(35))).toEqual(refused({ kind: "tooLong", lengthMax: 34 }));
  });

  it("a typed IBAN is measured without its separators", () => {
    expect(typed(foreignAccount, inGroups(longest))).toEqual({ value: inGroups(longest) });
    expect(typed(foreignAccount, `${inGroups(longest)} 1`)).toEqual({
      value: `${inGroups(longest)} `,
      refusal: { kind: "tooLong", lengthMax: 34 },
    });
  });

  it.each([
    ["1 gb29 nwbk 6016 1331 9268 19 12345", "that has a digit before the country"],
    ["gb29.nwbk 6016 1331 9268 19 1234567", "that has a point"],
    ["gb2x nwbk 6016 1331 9268 19 1234567", "without check digits"],
  ])("the typed account %s, %s, is measured with its spaces", (account) => {
    expect(account).toHaveLength(35);
    expect(typed(foreignAccount, account)).toEqual({
      value: account.slice(0, 34),
      refusal: { kind: "tooLong", lengthMax: 34 },
    });
  });
});

describe("a pasted text", () => {
  it("a text has at most its maximum length without the spaces around it", () => {
    const format: EntryFormat = { kind: "text", lengthMax: 5 };
    expect(readEntry(format, " é.1 ")).toEqual(accepted("é.1"));
    expect(readEntry(format, "123456")).toEqual(refused({ kind: "tooLong", lengthMax: 5 }));
  });
});

describe("a typed key", () => {
  it("an amount accepts digits, points and commas", () => {
    for (const key of "0123456789.,") expect(refusalOfKey(amount, key, key)).toBeUndefined();
    for (const key of "-+ eG") expect(refusalOfKey(amount, key, key)).toEqual({ kind: "notAnAmount" });
  });

  it("a text accepts any key up to its maximum length", () => {
    const format: EntryFormat = { kind: "text", lengthMax: 3 };
    expect(typed(format, "é# ")).toEqual({ value: "é# " });
    expect(typed(format, "é# 1")).toEqual({ value: "é# ", refusal: { kind: "tooLong", lengthMax: 3 } });
  });

  it("a foreign account accepts letters, digits, spaces, points, slashes and hyphens", () => {
    for (const key of "azAZ09 ./-") expect(refusalOfKey(foreignAccount, key, key)).toBeUndefined();
    for (const key of "é_,+#") expect(refusalOfKey(foreignAccount, key, key)).toEqual({ kind: "notAnAccount" });
  });

  it.each(plainNumbers)("a number of the kind %s accepts digits up to its length", (kind) => {
    const lengthMax = lengthMaxOf[kind];
    expect(typed({ kind }, digits(lengthMax))).toEqual({ value: digits(lengthMax) });
    expect(typed({ kind }, digits(lengthMax + 1)).refusal).toEqual({ kind: "tooLong", lengthMax });
    for (const key of "+- .x") expect(refusalOfKey({ kind }, key, key)).toEqual({ kind: "notDigits" });
  });

  it.each([wallet, phone])("a number of the kind $kind accepts digits, and a plus as its first character", (format) => {
    for (const key of "0123456789+") expect(refusalOfKey(format, key, key)).toBeUndefined();
    for (const key of "- .x(") expect(refusalOfKey(format, key, key)).toEqual({ kind: "notDigits" });
    expect(refusalOfKey(format, "x", "+x")).toEqual({ kind: "notDigits" });
    expect(refusalOfKey(format, "+", "2+")).toEqual({ kind: "notDigits" });
    expect(refusalOfKey(format, "+", "++")).toEqual({ kind: "notDigits" });
  });

  it("a national wallet number has at most 10 digits, and a phone number 15", () => {
    expect(typed(wallet, "02441234567")).toEqual({ value: "0244123456", refusal: { kind: "tooLong", lengthMax: 10 } });
    expect(typed(wallet, "00244123456")).toEqual({ value: "0024412345", refusal: { kind: "tooLong", lengthMax: 10 } });
    expect(typed(phone, digits(16))).toEqual({ value: digits(15), refusal: { kind: "tooLong", lengthMax: 15 } });
    expect(typed(phone, `+${digits(16)}`).value).toBe(`+${digits(15)}`);
  });

  it.each([
    ["+233", 12],
    ["233", 12],
    ["00233", 14],
    ["+2330", 13],
  ])("a wallet number may be typed with the country code %s until it has %i digits", (code, lengthMax) => {
    const number = `${code}24412345`;
    expect(typed(wallet, number)).toEqual({ value: number });
    expect(typed(wallet, `${number}6`)).toEqual({ value: "0244123456" });
    // Two zeros after the country code prevent that the number becomes national.
    const other = `${code.replace(/0$/, "")}0044123456`;
    expect(typed(wallet, `${other}7`)).toEqual({
      value: other,
      refusal: { kind: "tooLong", lengthMax: lengthMax + (code.endsWith("0") ? 0 : 1) },
    });
  });

  it.each([wallet, phone])("a number of the kind $kind becomes national with its last digit", (format) => {
    for (const code of ["+233", "00233", "233"]) {
      expect(typed(format, `${code}24412345`)).toEqual({ value: `${code}24412345` });
      expect(typed(format, `${code}244123456`)).toEqual({ value: "0244123456" });
    }
  });

  it("only wallet and phone numbers have a country code", () => {
    for (const format of [amount, foreignAccount, ...plainNumbers.map((kind) => ({ kind }))])
      expect(valueAfterKey(format, "233244123456")).toBe("233244123456");
  });
});

describe("typing and pasting", () => {
  it("a national number is read the same whether it is typed or pasted", () => {
    const national = fc.stringMatching(/^0[1-9]\d{8}$/);
    fc.assert(
      fc.property(national, fc.constantFrom("+233", "00233", "233", "0"), (number, prefix) => {
        for (const format of [wallet, phone]) {
          const text = prefix + number.slice(1);
          expect(readEntry(format, text)).toEqual(accepted(number));
          expect(typed(format, text)).toEqual({ value: number });
        }
      }),
    );
  });
});

describe("a number of digits", () => {
  it("a text of digits only has one of the lengths", () => {
    expect(hasDigitCount("1234567890", [10, 13])).toBe(true);
    expect(hasDigitCount("1234567890123", [10, 13])).toBe(true);
    for (const text of ["", "123456789", "12345678901", "x123456789", "123456789x", "12345 6789"])
      expect(hasDigitCount(text, [10, 13])).toBe(false);
  });
});
