const MEGABYTE = 1024 * 1024;

/**
 * Limits of an uploaded workbook and of the thread that reads it. docs/security.md lists them, and a test compares
 * both.
 */
export const sheetLimits = {
  /** The largest payable list within the upload limit unpacks to less. */
  unpackedBytes: 64 * MEGABYTE,
  parts: 500,
  /**
   * A part that unpacks to more than `alwaysFineBytes` and this many times its size is a ZIP bomb: no table compresses
   * better.
   */
  ratio: 100,
  alwaysFineBytes: MEGABYTE,
  /** Payees of a bulk payment (contract, payment fields). */
  rows: 100_000,
  /** Columns further right are not read. Lists have less than a tenth of these. */
  columns: 50,
  /**
   * Characters of one cell, more than any field allows. Limited because a text shared by a thousand cells is copied a
   * thousand times.
   */
  cellText: 300,
  /** A workbook of 5 MB takes about four seconds and 300 MB. */
  seconds: 20,
  heapMegabytes: 700,
  /** Threads that read in parallel, limited so that many uploads cannot exhaust the bank's memory. */
  threads: 2,
  /** Uploads that can wait for a thread; more are refused as busy. */
  waiting: 20,
} as const;
