/** Formats of statements for accounting programs: CSV, and the XML message camt.053.001.08 of ISO 20022. */
export const bookFormats = ["csv", "camt053"] as const;
