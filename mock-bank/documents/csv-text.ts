/** Marks a file as UTF-8, because Excel takes it for the code page of the computer otherwise. */
export const BYTE_ORDER_MARK = "\uFEFF";

/**
 * Places at which a spreadsheet would change a text: the start of a formula, also after a semicolon, where spreadsheets
 * of some countries begin a cell, and digits that begin with zero or are more than 15. Invisible characters before the
 * formula do not protect, because programs drop them. An apostrophe of the text itself counts too, so that every text
 * can be read back.
 */
const CHANGED = /(?:^|;)(?=["\s\p{C}\p{Default_Ignorable_Code_Point}]*[=+\-@'＝＋－＠])|^(?=0\d+$|\d{16,}$)/gu;

/** Guards a text with an apostrophe where a spreadsheet would change it. The apostrophe stays visible. */
export const guarded = (written: string): string => written.replace(CHANGED, "$&'");

/** Quotes a text for CSV (RFC 4180). */
export const quoted = (written: string): string => (written ? `"${written.replaceAll('"', '""')}"` : "");
