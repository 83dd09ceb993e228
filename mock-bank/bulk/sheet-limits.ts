const MEGABYTE = 1024 * 1024;

/** The limits of an uploaded workbook, and of the thread that reads it; docs/security.md lists them, and a test compares. */
export const sheetLimits = {
  /** More than any workbook of the largest upload unpacks to that holds as many rows as may be paid. */
  unpackedBytes: 64 * MEGABYTE,
  parts: 500,
  /** A part above `alwaysFineBytes` that unpacks to more than this many times its size is a bomb: no table packs better. */
  ratio: 100,
  alwaysFineBytes: MEGABYTE,
  /** Payees of a bulk payment (contract, payment fields). */
  rows: 100_000,
  /** No list has a tenth of them; the columns further right are not read. */
  columns: 50,
  /** Characters of one cell: longer than any field. A text shared by a thousand cells leaves the thread a thousand times. */
  cellText: 300,
  /** A workbook of 5 MB takes some four seconds and 300 MB. */
  seconds: 20,
  heapMegabytes: 700,
  /** Threads that read in parallel; a crowd of uploads must not take the memory of the bank. */
  threads: 2,
  /** Uploads that may wait for a thread. */
  waiting: 20,
} as const;
