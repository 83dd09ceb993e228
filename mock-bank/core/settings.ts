import { type CodeRules, type ComplaintLimits, codeRules, complaintLimits, sessionLimits } from "../limits/limits";

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
  /** How messages reach customers. */
  readonly ways: { readonly sms: boolean; readonly email: boolean };
  /** Idle time, sent to the client as sessionTimeoutInSeconds. */
  readonly sessionTimeoutSeconds: number;
  /** Seconds after which a session ends, even if it is used. */
  readonly sessionLifeSeconds: number;
  readonly complaints: ComplaintLimits;
  /** The bank's own address, the only link in messages about money; absent: they have none. */
  readonly publicUrl?: string | undefined;
  /**
   * The origin of the page that checks papers; absent: papers have no code, because nobody could check it. A training
   * bank without `PUBLIC_URL` learns its address when it listens.
   */
  papersUrl?: string | undefined;
  /** E-mail address that receives complaints. */
  readonly supportMailbox: string;
};

/** Returns "your phone and e-mail", or only the way that is used. */
export function destinationOf({ ways }: Pick<Settings, "ways">): string {
  const names = [...(ways.sms ? ["phone"] : []), ...(ways.email ? ["e-mail"] : [])];
  return `your ${names.join(" and ")}`;
}

export const defaultSettings: Settings = {
  bankName: "Asempa Bank",
  codeKey: "asempa-bank training key of one-time codes",
  codes: codeRules,
  areMessagesSealed: false,
  ways: { sms: true, email: true },
  sessionTimeoutSeconds: sessionLimits.idleSeconds,
  sessionLifeSeconds: sessionLimits.lifeSeconds,
  complaints: complaintLimits,
  supportMailbox: "help@asempa-bank.example",
};
