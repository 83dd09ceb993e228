/** Marks a file as UTF-8, because Excel takes it for the code page of the computer otherwise. */
export const BYTE_ORDER_MARK = "\uFEFF";

/**
 * Places at which a spreadsheet would begin a formula, also after a semicolon, where spreadsheets of some countries begin
 * a cell. Invisible characters before the formula do not protect, because programs drop them. An apostrophe of the text
 * itself counts too, so that every text can be read back.
 */
const FORMULA = /(?:^|;)(?=["\s\p{C}\p{Default_Ignorable_Code_Point}]*[=+\-@'＝＋－＠])/gu;

const MONTH =
  "(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?";
/** Texts that a spreadsheet takes for another number, a date, a time or a truth value, and writes as such when it saves. */
const TAKEN_FOR_A_VALUE = new RegExp(
  [
    // Leading zeros get lost, and numbers of more than 11 digits become 1.02E+12.
    String.raw`0\d+|\d{12,}`,
    String.raw`\d+(?:[.,]\d+)*e[+-]?\d+`,
    String.raw`[$€£]\s?\d[\d.,\s]*|\d[\d.,\s]*[%€£]|\d{1,3}(?:[.,\s]\d+)+`,
    String.raw`\d{1,4}(?:[/.:-]\d{1,4}){1,2}(?:\s?[ap]m)?`,
    String.raw`${MONTH}[\s,./-]*\d{1,4}(?:[\s,./-]+\d{1,4})?|\d{1,4}[\s,./-]*${MONTH}(?:[\s,./-]*\d{1,4})?`,
    "true|false",
  ]
    .map((form) => `^(?:${form})$`)
    .join("|"),
  "i",
);

/** Guards a text with an apostrophe where a spreadsheet would change it. The apostrophe stays visible. */
export const guarded = (written: string): string =>
  TAKEN_FOR_A_VALUE.test(written.trim()) ? `'${written}` : written.replace(FORMULA, "$&'");

/** Quotes a text for CSV (RFC 4180). */
export const quoted = (written: string): string => (written ? `"${written.replaceAll('"', '""')}"` : "");
