import type { FileType } from "../endpoint";

/** The text that a file of each type begins with. CSV begins with the byte order mark, without which Excel misreads it. */
const starts: Readonly<Record<FileType, string>> = {
  "application/pdf": "%PDF",
  "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": "PK",
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document": "PK",
  "text/csv": "\uFEFF",
  "application/xml": "<?xml",
};

/** The types of receipts, reports and statements (specification 3, section 7). */
const officeTypes: readonly FileType[] = [
  "application/pdf",
  "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
];

/** Returns the types of files that a call answers with, and the text that each begins with. */
export const startsOf = ({ fileTypes = officeTypes }: { readonly fileTypes?: readonly FileType[] }) =>
  new Map<string, string>(fileTypes.map((type) => [type, starts[type]]));
