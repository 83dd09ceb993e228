/** The rules of one-time codes. Times are in seconds of the bank's clock. */
export type CodeRules = {
  readonly tries: number;
  readonly lifeSeconds: number;
  /** Wrong codes in a row, whatever the code, after which codes are blocked for a while. */
  readonly wrongUntilBlocked: number;
  readonly blockSeconds: number;
  /** Wrong codes in a row after which the profile is inactive until the bank helps. */
  readonly wrongUntilInactive: number;
  /** A code asked for again this soon for the same purpose is not sent twice: the first one stands. */
  readonly resendSpacingSeconds: number;
  readonly perMinuteMax: number;
  readonly perDayMax: number;
  /** Codes before sign-in to all devices together on which the user has not signed in. */
  readonly unknownDevices: { readonly perMinuteMax: number; readonly perHourMax: number; readonly perDayMax: number };
};

/** Complaints within an hour. */
type ComplaintLimits = {
  readonly ofDevice: number;
  readonly ofUser: number;
  /** Before sign-in, from one network address: an office or a mobile network may share it. */
  readonly ofAddress: number;
  /** Before sign-in, from all addresses. */
  readonly ofStrangers: number;
};

/** What handlers need to know of how this bank is set up. */
export type Settings = {
  readonly bankName: string;
  /** Keys the hashes of one-time codes; every process of one bank has the same. */
  readonly codeKey: string;
  readonly codes: CodeRules;
  /** Whether messages keep codes and passwords encrypted only, as in production; a training bank shows them while they work. */
  readonly areMessagesSealed: boolean;
  /** Idle time, told to the client as sessionTimeoutInSeconds. */
  readonly sessionTimeoutSeconds: number;
  /** However active it is, a session ends after this. */
  readonly sessionLifeSeconds: number;
  readonly complaints: ComplaintLimits;
  /** Where complaints go. */
  readonly supportMailbox: string;
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

export const defaultSettings: Settings = {
  bankName: "Asempa Bank",
  codeKey: "asempa-bank training key of one-time codes",
  codes: codeRules,
  areMessagesSealed: false,
  sessionTimeoutSeconds: 300,
  sessionLifeSeconds: 8 * 3600,
  complaints: { ofDevice: 5, ofUser: 10, ofAddress: 15, ofStrangers: 200 },
  supportMailbox: "help@asempa-bank.example",
};
