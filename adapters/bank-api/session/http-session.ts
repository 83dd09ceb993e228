import type { Device } from "../../../application/session/device-port";
import type { Candidate, Session, SessionPort } from "../../../application/session/session-port";
import type { ReplyOf } from "../../../contract/endpoint";
import { otp } from "../../../contract/otp";
import { session } from "../../../contract/session";
import { fail, ok } from "../../../domain/result";
import { permissionsOf } from "../../../domain/session/permissions";
import { type Role, roles } from "../../../domain/session/roles";
import { destinationIn, refusedCode } from "../otp/http-otp";
import type { BankClient } from "../transport/bank-client";

/** Constant placeholders of the specification, not the user's position (spec gaps; S1-3-85). */
const placeholders = { longitude: "0", latitude: "0", isRootConsented: "false" };
/** Used if the bank names no timeout; the shortest one that is recommended for payments. */
const TIMEOUT_SECONDS = 300;

export class HttpSession implements SessionPort {
  constructor(
    private readonly bank: BankClient,
    private readonly device: Device,
  ) {}

  authenticate: SessionPort["authenticate"] = async ({ userName, password }) => {
    const deviceID = await this.device.id();
    const input = { username: userName, password, deviceID, deviceModel: this.device.model, ...placeholders };
    const reply = await this.bank.call(session.authenticate, input);
    if (!reply.ok) return reply;
    const { loginId, accountNumber, email, fullname, phoneNumber } = reply.value;
    if (!loginId || !accountNumber || !email) return fail({ kind: "incomplete" });
    return ok({ userName, loginId, accountNumber, email, fullName: fullname ?? "", phoneNumber: phoneNumber ?? "" });
  };

  sendSignInCode: SessionPort["sendSignInCode"] = async ({ userName }) =>
    destinationIn(await this.bank.call(otp.sendSignedOut, { deviceId: await this.device.id(), username: userName }));

  checkSignInCode: SessionPort["checkSignInCode"] = async (candidate, code) => {
    const checked = await this.bank.call(otp.verify, { otp: code, userName: candidate.loginId, otpPin: code });
    if (!checked.ok) return fail(refusedCode(checked.failure));
    const opened = toSession(candidate, checked.value);
    return opened ? ok(opened) : fail({ kind: "incomplete" });
  };

  refresh: SessionPort["refresh"] = async () => {
    const refreshed = await this.bank.call(session.refresh, {});
    return refreshed.ok ? ok(undefined) : refreshed;
  };

  signOut: SessionPort["signOut"] = async () => {
    const signedOut = await this.bank.call(session.logout, {});
    return signedOut.ok ? ok(undefined) : signedOut;
  };
}

/** Returns undefined without a session id, because then no user is signed in, regardless of the other fields. */
function toSession(candidate: Candidate, reply: ReplyOf<typeof otp.verify>): Session | undefined {
  if (!reply.sessionId) return undefined;
  const seconds = reply.sessionTimeoutInSeconds ?? 0;
  return {
    id: reply.sessionId,
    timeoutSeconds: seconds > 0 ? seconds : TIMEOUT_SECONDS,
    mustChangePassword: Boolean(
      reply.firstLogin || reply.passwordChangeRequired || reply.usernamePasswordChangeRequired,
    ),
    user: {
      ...candidate,
      firstName: reply.firstName ?? "",
      lastName: reply.lastName ?? "",
      companyName: reply.companyName ?? "",
      roles: (reply.roles ?? []).map(({ name }) => name).filter(isRole),
      permissions: permissionsOf(
        (reply.menus ?? []).map(({ title }) => title),
        reply.mayReadActivity ?? false,
      ),
      lastSignInAt: reply.lastLoginTime ?? undefined,
    },
  };
}

const isRole = (name: string): name is Role => (roles as readonly string[]).includes(name);
