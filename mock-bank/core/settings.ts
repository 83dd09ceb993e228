/** The rules of one-time codes. Times are in seconds of the bank's clock. */
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

/** Complaints within an hour. */
type ComplaintLimits = {
  readonly ofDevice: number;
  readonly ofUser: number;
  /** Before sign-in, from one network address, which an office or a mobile network can share. */
  readonly ofAddress: number;
  /** Before sign-in, from all addresses. */
  readonly ofStrangers: number;
};

/** Settings of this bank that handlers need. */
export type Settings = {
  readonly bankName: string;
  /** Key of the hashes of one-time codes; equal in all processes of a bank. */
  readonly codeKey: string;
  readonly codes: CodeRules;
  /**
   * Whether codes and passwords in messages are stored encrypted only, as in production. A training bank shows them
   * while they are valid.
   */
  readonly areMessagesSealed: boolean;
  /** Idle time, sent to the client as sessionTimeoutInSeconds. */
  readonly sessionTimeoutSeconds: number;
  /** Seconds after which a session ends, even if it is used. */
  readonly sessionLifeSeconds: number;
  readonly complaints: ComplaintLimits;
  /** The bank's own address, the only link in messages about money; absent: they have none. */
  readonly publicUrl?: string | undefined;
  /** E-mail address that receives complaints. */
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
