/** Characters that XML does not allow. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it is about.
const UNPRINTABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

export const XML_HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** Escapes a text for the content of an element or attribute. */
export const escaped = (text: string): string =>
  text.replace(UNPRINTABLE, "").replace(/[&<>"]/g, (character) => entities[character] ?? "");

/** Removes line breaks, tabs and characters that XML does not allow. */
export const oneLine = (text: string): string => text.replace(UNPRINTABLE, "").replace(/\s+/g, " ").trim();
