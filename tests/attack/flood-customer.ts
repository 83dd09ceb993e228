import { randomUUID } from "node:crypto";
import { performance } from "node:perf_hooks";
import { setTimeout as sleep } from "node:timers/promises";
import { codes } from "../../contract/codes";
import { fixedHeaders } from "../../contract/headers";
import { otp } from "../../contract/otp";
import { session } from "../../contract/session";
import { API_PATH, type FloodCall, type FloodedBank } from "./flooded-bank";

export type SignedIn = { readonly isIn: boolean; readonly milliseconds: number; readonly refusals: readonly string[] };

type Answer = { readonly code?: number; readonly loginId?: string; readonly sessionId?: string };

const TRIES_MAX = 60;
const RETRY_AFTER_SECONDS = 1;

/** Returns a call of the API as the client sends it, with an unencrypted body. */
function formCall(path: string, fields: Readonly<Record<string, string>>, deviceId: string, from: string): FloodCall {
  const headers = { ...fixedHeaders, deviceId, sessionId: "", "Content-Type": "application/x-www-form-urlencoded" };
  return { method: "POST", path: API_PATH + path, headers, body: new URLSearchParams(fields).toString(), from };
}

/** Returns the call `authenticate` as the client sends it. */
export function passwordCall(username: string, password: string, deviceId: string, from: string): FloodCall {
  const place = { longitude: "0", latitude: "0", isRootConsented: "false", deviceModel: "test" };
  return formCall(session.authenticate.path, { username, password, deviceID: deviceId, ...place }, deviceId, from);
}

/** A customer with one device at one address. */
export class FloodCustomer {
  readonly deviceId = randomUUID();

  private constructor(
    private readonly bank: FloodedBank,
    readonly username: string,
    private readonly password: string,
    private readonly from: string,
  ) {}

  static async open(bank: FloodedBank, from: string): Promise<FloodCustomer> {
    const users = [{ role: "Single" }];
    const accounts = [{ currency: "GHS", balance: "1000.00" }];
    type Opened = { readonly users: readonly { readonly username: string; readonly password: string }[] };
    const { users: opened } = await bank.control<Opened>("companies", "POST", { users, accounts });
    const [user] = opened;
    if (!user) throw new Error("The company has no user");
    return new FloodCustomer(bank, user.username, user.password, from);
  }

  /** Signs in with password and code. A password is sent again if the bank is too busy or requires a wait. */
  async signIn(): Promise<SignedIn> {
    const startedAt = performance.now();
    const refusals: string[] = [];
    const isIn = (await this.authenticated(refusals)) && (await this.confirmed(refusals));
    return { isIn, milliseconds: Math.round(performance.now() - startedAt), refusals };
  }

  private loginId = "";

  private async authenticated(refusals: string[]): Promise<boolean> {
    for (let tries = 0; tries < TRIES_MAX; tries++) {
      const { status, headers, text } = await this.bank.send(
        passwordCall(this.username, this.password, this.deviceId, this.from),
      );
      const { code, loginId } = answerIn(text);
      if (status === 200 && code === codes.success) {
        this.loginId = loginId ?? "";
        return true;
      }
      refusals.push(`${status} ${text}`);
      // The flood has closed the connection.
      if (status === 0) return false;
      await sleep(Number(headers["retry-after"] ?? RETRY_AFTER_SECONDS) * 1000);
    }
    return false;
  }

  private async confirmed(refusals: string[]): Promise<boolean> {
    const { deviceId, username, loginId, from } = this;
    await this.bank.send(formCall(otp.sendSignedOut.path, { deviceId, username }, deviceId, from));
    type MessagesReply = { readonly messages: readonly { readonly code: string | null }[] };
    const { messages } = await this.bank.control<MessagesReply>(`messages?to=${username}`);
    const code = messages.find((message) => message.code)?.code ?? "";
    const path = otp.verify.path.replace(":otp", code).replace(":userName", loginId);
    const { status, text } = await this.bank.send(formCall(path, { otpPin: code }, deviceId, from));
    const isIn = Boolean(answerIn(text).sessionId);
    if (!isIn) refusals.push(`${status} ${text}`);
    return isIn;
  }
}

/** Parses an answer; a flood uses only a few of its fields. */
function answerIn(text: string): Answer {
  try {
    return JSON.parse(text) as Answer;
  } catch {
    return {};
  }
}
