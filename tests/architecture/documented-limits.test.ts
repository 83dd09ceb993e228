import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { UPLOAD_BYTES_MAX } from "../../contract/payment-fields";
import {
  callLimits,
  codeRules,
  complaintLimits,
  guessLimits,
  hashCost,
  hashingLimits,
  largeBodyLimits,
  longFormLimits,
  longSheetLimits,
  postgresLimits,
  sessionLimits,
  sheetLimits,
  shortSheetLimits,
  trafficLimits,
} from "../../mock-bank/limits/limits";

const megabytes = (bytes: number): string => `${bytes / 1024 / 1024} MB`;
const count = (value: number): string => value.toLocaleString("en");
const minutes = (seconds: number): string => `${seconds / 60} minutes`;

/** The expected rows of the table "Limits" in docs/security.md, built from `mock-bank/limits/limits.ts`. */
const expectedRows = [
  ["uploaded workbook", megabytes(UPLOAD_BYTES_MAX)],
  ["unpacked workbook", `${megabytes(sheetLimits.unpackedBytes)}, ${sheetLimits.parts} parts`],
  ["packing of a part above 1 MB", `${sheetLimits.ratio} to 1`],
  ["rows, characters of a cell", [sheetLimits.rows, sheetLimits.cellText].map(count)],
  [
    "rows, cells and texts; other elements; cells with links; formulas of ranges; shared formulas' characters",
    [
      sheetLimits.cells,
      sheetLimits.others,
      sheetLimits.linkedCells,
      sheetLimits.arrayFormulas,
      sheetLimits.sharedFormulaText,
    ].map(count),
  ],
  ["short workbook", `unpacked up to ${megabytes(shortSheetLimits.unpackedBytes)}`],
  [
    "threads that read short workbooks, by processors; uploads that wait",
    [`${shortSheetLimits.threadsMin} to ${shortSheetLimits.threadsMax}`, count(shortSheetLimits.waiting)],
  ],
  ["time and heap of such a thread", [`${shortSheetLimits.seconds} s`, `${shortSheetLimits.heapMegabytes} MB`]],
  [
    "threads that read other workbooks, uploads that wait",
    [longSheetLimits.threads, longSheetLimits.waiting].map(count),
  ],
  ["time and heap of such a thread", [`${longSheetLimits.seconds} s`, `${longSheetLimits.heapMegabytes} MB`]],
  ["forms that are read in a thread of their own", `above ${longFormLimits.aboveBytes / 1024} kB`],
  ["threads that read such forms, forms that wait", [longFormLimits.threads, longFormLimits.waiting].map(count)],
  ["time and heap of such a thread", [`${longFormLimits.seconds} s`, `${longFormLimits.heapMegabytes} MB`]],
  [
    "calls with a body above 100 kB in progress",
    `${largeBodyLimits.perUser} of a user, ${largeBodyLimits.perCompany} of a company, ${megabytes(largeBodyLimits.bytes)} in all`,
  ],
  ["such calls that wait unread", [count(largeBodyLimits.waiting), `up to ${largeBodyLimits.waitMs / 1000} s`]],
  ["traffic log", megabytes(trafficLimits.bytes)],
  ["life of a one-time code", minutes(codeRules.lifeSeconds)],
  ["tries of one code", count(codeRules.tries)],
  [
    "wrong codes in a row until codes are blocked",
    `${codeRules.wrongUntilBlocked}, for ${minutes(codeRules.blockSeconds)}`,
  ],
  ["wrong codes in a row until the profile is inactive", count(codeRules.wrongUntilInactive)],
  ["codes of a user", `${codeRules.perMinuteMax} a minute, ${codeRules.perDayMax} a day`],
  ["codes before sign-in to all devices on which the user has never signed in", unknownDevices()],
  ["complaints an hour: device, user, strangers of one address, all strangers", complaints()],
  ["session", `${minutes(sessionLimits.idleSeconds)} idle, ${sessionLimits.lifeSeconds / 3600} hours in all`],
  ["password hash", `scrypt, N 2^${hashCost.logN}, r ${hashCost.r}, p ${hashCost.p}`],
  ["calls before sign-in", `${count(callLimits.ofAddress)} a minute of an address`],
  ["questions about papers before sign-in", `${callLimits.ofStrangerAddress["support.paper"]} a minute of an address`],
  [
    "calls a minute with the key of a trainee, with all keys from one address; lessons begun with a key",
    [callLimits.ofTrainee.calls, callLimits.ofTrainee.ofAddress, callLimits.ofTrainee.begins].map(count),
  ],
  ["passwords of one user name, device and address", `${callLimits.ofStranger["session.authenticate"]} a minute`],
  ["wrong guesses of unknown devices, of one address", refilled(guessLimits.ofAddress)],
  [
    "wrong guesses of unknown devices, of one address at one user name",
    `${guessLimits.free}, then each after 1, 2, 4 ... ${guessLimits.waitSecondsMax} s`,
  ],
  ["wrong guesses of unknown devices at one user name, until one is free", refilled(guessLimits.untilUnderAttack)],
  ["hashes in parallel, by processors", `${hashingLimits.parallelMin} to ${hashingLimits.parallelMax}`],
  [
    "calls that wait to hash: known, strangers, strangers at one user name",
    [hashingLimits.knownMax, hashingLimits.strangersMax, hashingLimits.strangersOfAccountMax].map(count),
    `for ${hashingLimits.waitMs / 1000} s`,
  ],
  ["database: lock, statement, idle transaction, free connection", limitsOfDatabase()],
].map(([name, ...values]) => `| ${name} | ${values.flat().join(", ")} |`);

function refilled({ burst, perMinute: refill }: { readonly burst: number; readonly perMinute: number }): string {
  return `${burst}, then ${refill} a minute`;
}

function unknownDevices(): string {
  const { perMinuteMax, perHourMax, perDayMax } = codeRules.unknownDevices;
  return `${perMinuteMax} a minute, ${perHourMax} an hour, ${perDayMax} a day`;
}

function complaints(): string[] {
  const { ofDevice, ofUser, ofAddress, ofStrangers } = complaintLimits;
  return [ofDevice, ofUser, ofAddress, ofStrangers].map(count);
}

function limitsOfDatabase(): string[] {
  const { lock_timeout, statement_timeout, idle_in_transaction_session_timeout, connectionTimeoutMillis } =
    postgresLimits;
  return [lock_timeout, statement_timeout, idle_in_transaction_session_timeout, connectionTimeoutMillis].map(
    (milliseconds) => `${milliseconds / 1000} s`,
  );
}

it("the table of limits in docs/security.md has the figures of the code", () => {
  const section = /^## Limits\n[\s\S]*?^\| --- .*\n((?:\|.*\n)+)/m.exec(readFileSync("docs/security.md", "utf8"));
  expect(section?.[1]?.trimEnd().split("\n")).toEqual(expectedRows);
});
