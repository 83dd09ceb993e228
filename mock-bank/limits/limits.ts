import { availableParallelism } from "node:os";
import { BULK_BYTES_MAX } from "../../contract/payment-fields";
import { sheetWorkLimits } from "../../contract/sheet-work";

/**
 * All limits of the bank on load and on misuse. docs/security.md lists those that a reviewer asks for; a test compares.
 * Limits that belong to a call's fields are in the contract, and those of a payment in `orders/limits.ts`.
 */

const MEGABYTE = 1024 * 1024;

/** An uploaded workbook. The client has the same limits of work. */
export const sheetLimits = {
  ...sheetWorkLimits,
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
  /**
   * Characters of one cell, more than any field allows. Limited because a text shared by a thousand cells is copied a
   * thousand times.
   */
  cellText: 300,
} as const;

/** The threads that read long lists. A workbook of 5 MB takes about four seconds of a processor and 300 MB. */
export const longSheetLimits = {
  seconds: 20,
  heapMegabytes: 700,
  threads: 1,
  /** Uploads that can wait for a thread; of more, the company with most waiting uploads loses its newest one. */
  waiting: 20,
} as const;

const SHORT_THREADS_MIN = 1;
const SHORT_THREADS_MAX = 3;

/** The threads that read lists of up to about 5,000 rows, each in less than half a second of a processor. */
export const shortSheetLimits = {
  /** For XLS, the size of the file. */
  unpackedBytes: 2 * MEGABYTE,
  seconds: 20,
  heapMegabytes: 200,
  threadsMin: SHORT_THREADS_MIN,
  threadsMax: SHORT_THREADS_MAX,
  threads: Math.min(SHORT_THREADS_MAX, Math.max(SHORT_THREADS_MIN, availableParallelism() - 1)),
  waiting: 20,
} as const;

/** The fields of a form. */
export const formLimits = {
  fields: 200,
  /** Characters of a field's name and of a text next to a file. */
  partText: 1000,
} as const;

/** A form that is read in a thread of its own, because it would block the main thread for longer than about 50 ms. */
export const longFormLimits = {
  /** Longer forms are long ones. */
  aboveBytes: 512 * 1024,
  /** A form of 64 MB takes about five seconds. */
  seconds: 60,
  heapMegabytes: 1000,
  threads: 1,
  waiting: 20,
} as const;

/** Calls with a body above 100 kB. */
export const largeBodyLimits = {
  /** Calls with a large body that one user may have in progress or waiting. */
  perUser: 2,
  perCompany: 4,
  /** Bytes of all large bodies in memory together: two of the longest forms. */
  bytes: 2 * BULK_BYTES_MAX,
  waiting: 20,
  waitMs: 20_000,
} as const;

/** Slow clients. An idle connection is kept longer than users pause, so that no call arrives while it is being closed. */
export const connectionLimits = {
  headersTimeout: 20_000,
  requestTimeout: 120_000,
  keepAliveTimeout: 65_000,
  maxRequestsPerSocket: 1000,
  connectionsCheckingInterval: 5_000,
};

/** The log of calls that the console shows. */
export const trafficLimits = {
  entries: 500,
  /** Bound of all entries together, and so of the memory that the log uses. */
  bytes: 8 * MEGABYTE,
  /** Bound of one part (headers, fields or answer) of an entry. */
  partBytes: 32 * 1024,
} as const;

/** Numbers of calls in a minute. */
export const callLimits = {
  /** Signed-out calls of one address: a class of 300 behind one address needs 900 to sign in. */
  ofAddress: 2400,
  /** Signed-out calls by user name, device and address. Guesses with changing device ids have {@link guessLimits}. */
  ofStranger: {
    "session.authenticate": 10,
    "otp.sendSignedOut": 10,
    "otp.verify": 30,
    "session.validateUsername": 10,
    "otp.verifyForgotPassword": 30,
    "session.resetDefaultPassword": 10,
    "csp-reports": 60,
    "field-figures": 60,
  } as Readonly<Record<string, number>>,
  /** Signed-out calls by address, whatever device asks: a class of 300 behind one address checks a paper each. */
  ofStrangerAddress: { "support.paper": 300 } as Readonly<Record<string, number>>,
  /** Calls with the key of a trainee. An open page asks for messages 30 times. */
  ofTrainee: { calls: 300, begins: 20, ofAddress: 12_000 },
  /** Calls of a signed-in user, by feature: far above what the client sends, also for a pasted list of payees. */
  ofUser: [
    {
      max: 1200,
      calls: ["lookups.account", "lookups.accountAtOtherBank", "mobileMoney.walletName", "prepaidCard.customer"],
    },
    // Guesses of the current password by someone who has found an open session.
    { max: 5, calls: ["passwords.replace"] },
    // Comparisons with all payments of a week; a run of approvals reads one for each request.
    { max: 600, calls: ["requests.review"] },
    // Also compares names with those of all known payees.
    { max: 120, calls: ["payments.same"] },
    // Pages and searches of a list. A list of 100,000 payees that is paid again has 2,000 pages.
    { max: 3000, calls: ["approvals.drillDown"] },
    { max: 120, calls: ["support.paper"] },
    { max: 240, calls: ["requests.stages"] },
    { max: 20, calls: ["requests.openCase"] },
    { max: 120, calls: ["requests.cases"] },
    { max: 30, calls: ["bulkTransfers.upload", "mobileMoney.upload", "prepaidCard.upload"] },
    {
      max: 120,
      calls: [
        "statements.statement",
        "statements.forBooks",
        "payments.receipt",
        "reports.download",
        "reports.paymentAdvice",
        "reports.downloadActivity",
      ],
    },
  ],
} as const;

/** Wrong guesses of passwords. They do not apply to a device that is known to the user name. */
export const guessLimits = {
  /** Wrong guesses of one address over all names: above what a class of 300 mistypes. */
  ofAddress: { burst: 100, perMinute: 30 },
  /** Wrong guesses of one address at one name without a wait. */
  free: 10,
  /** The same limit after strangers at any address have made this many wrong guesses at the name. */
  freeUnderAttack: 1,
  untilUnderAttack: { burst: 50, perMinute: 5 },
  waitSecondsMax: 60,
} as const;

/** The cost of the hash of a password: about a fifth of a second and 32 MB. */
export const hashCost = { logN: 15, r: 8, p: 3 } as const;

/**
 * A hash uses a processor for a fifth of a second. At most three run, because libuv has four threads and file reads use
 * them too. A class of 300 may press Log In in the same second.
 */
export const hashingLimits = {
  parallelMin: 2,
  parallelMax: 3,
  knownMax: 128,
  strangersMax: 512,
  /** Strangers waiting with one user name. */
  strangersOfAccountMax: 128,
  /** A waiting caller is refused then; a client gives up after 200 s. */
  waitMs: 30_000,
};

/** One-time codes. Times are in seconds of the bank's clock. */
export type CodeRules = {
  readonly tries: number;
  readonly lifeSeconds: number;
  /** Consecutive wrong codes, over all codes, after which codes are blocked for a while. */
  readonly wrongUntilBlocked: number;
  readonly blockSeconds: number;
  /** Consecutive wrong codes after which the profile is inactive until the bank helps. */
  readonly wrongUntilInactive: number;
  /**
   * A code that is requested again within this time for the same purpose is not sent again: the first one remains
   * valid.
   */
  readonly resendSpacingSeconds: number;
  readonly perMinuteMax: number;
  readonly perDayMax: number;
  /** Limits on codes before sign-in for all unknown devices of a user together. */
  readonly unknownDevices: { readonly perMinuteMax: number; readonly perHourMax: number; readonly perDayMax: number };
};

export const codeRules: CodeRules = {
  tries: 3,
  lifeSeconds: 300,
  wrongUntilBlocked: 5,
  blockSeconds: 1800,
  wrongUntilInactive: 10,
  resendSpacingSeconds: 0,
  perMinuteMax: 20,
  perDayMax: 500,
  unknownDevices: { perMinuteMax: 5, perHourMax: 20, perDayMax: 60 },
};

/** `resendSpacingSeconds` of a bank that people use. */
export const RESEND_SPACING_SECONDS = 5;

export const sessionLimits = {
  idleSeconds: 300,
  /** Seconds after which a session ends, even if it is used. */
  lifeSeconds: 8 * 3600,
} as const;

/** Complaints within an hour. */
export type ComplaintLimits = {
  readonly ofDevice: number;
  readonly ofUser: number;
  /** Before sign-in, from one network address, which an office or a mobile network can share. */
  readonly ofAddress: number;
  /** Before sign-in, from all addresses. */
  readonly ofStrangers: number;
};

export const complaintLimits: ComplaintLimits = { ofDevice: 5, ofUser: 10, ofAddress: 15, ofStrangers: 200 };

/**
 * Connections to a server and waits, listed for operators in `mock-bank/README.md`. The lock's limit is the shortest,
 * so that waiting for a lock is distinguished from a slow statement.
 */
export const postgresLimits = {
  max: 20,
  lock_timeout: 8_000,
  statement_timeout: 10_000,
  idle_in_transaction_session_timeout: 15_000,
  connectionTimeoutMillis: 10_000,
  /** To reach one of several hosts: one that is switched off refuses nothing, and the next host must get its turn. */
  hostTimeoutMillis: 2_000,
  /** Longer than `statement_timeout`, so that a server that answers reports its own time-out first. */
  answerTimeoutMillis: 12_000,
} as const;

export const mailLimits = {
  /** Older e-mails are not sent, so that a newly configured mail server does not send old news. */
  mailedWithinSeconds: 3600,
  tries: 5,
} as const;

/** The cost of writing one statement. */
export const statementLimits = { years: 5, transactions: 20_000 } as const;

/** Lessons of one draft; the stage of each is tried before they are added. */
export const draftLimits = { lessons: 30 } as const;

/** A snapshot that a trainer uploads. */
export const snapshotLimits = { bytes: 50_000_000, unpackedBytes: 600_000_000 } as const;

/** Calls that are kept of the company of a lesson, the newest ones. A lesson takes less than a hundred. */
export const lessonLimits = { callsOfCompany: 2000 } as const;
