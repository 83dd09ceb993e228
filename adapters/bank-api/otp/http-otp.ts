import type { OtpPort } from "../../../application/otp/otp-port";
import type { BankFailure } from "../../../application/ports/bank-failure";
import type { SessionState } from "../../../application/session/session-state";
import { OTP_NULLIFIED } from "../../../contract/codes";
import type { ReplyOf } from "../../../contract/endpoint";
import { otp } from "../../../contract/otp";
import type { CodeDestination, CodeVoid, WrongCode } from "../../../domain/otp/action-steps";
import { ok, type Result } from "../../../domain/result";
import type { BankClient, CallFailure } from "../transport/bank-client";

/** Sends and checks one-time codes for the signed-in user. */
export class HttpOtp implements OtpPort {
  constructor(
    private readonly bank: BankClient,
    private readonly state: SessionState,
  ) {}

  send: OtpPort["send"] = async (intent) => destinationIn(await this.bank.call(otp.send, {}, { intent }));

  check: OtpPort["check"] = async (code) => {
    const userName = this.state.session?.user.userName ?? "";
    const checked = await this.bank.call(otp.verify, { otp: code, userName, otpPin: code });
    return checked.ok ? ok(undefined) : { ok: false, failure: refusedCode(checked.failure) };
  };
}

export const destinationIn = (
  sent: Result<ReplyOf<typeof otp.send>, CallFailure>,
): Result<CodeDestination, CallFailure> =>
  sent.ok ? ok({ phone: sent.value.maskedPhone || undefined, email: sent.value.maskedEmail || undefined }) : sent;

/**
 * Distinguishes a wrong code from a void one; no other function knows how the bank does that (specification 1, section
 * 8).
 * A refusal without a count of attempts has another reason, such as too many wrong codes, so another attempt would not
 * help.
 */
export function refusedCode(failure: CallFailure): BankFailure | WrongCode | CodeVoid {
  if (failure.kind !== "refused") return failure;
  const { message, answer } = failure;
  if (message?.includes(OTP_NULLIFIED)) return { kind: "codeVoid", message };
  const attemptsLeft = answer.failureCount ?? undefined;
  return attemptsLeft === undefined ? failure : { kind: "wrongCode", message, attemptsLeft };
}
