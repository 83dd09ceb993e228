import { randomUUID } from "node:crypto";
import { codes } from "../../contract/codes";
import type { Endpoint, InputOf } from "../../contract/endpoint";
import { fixedHeaders } from "../../contract/headers";
import { bankApi } from "../../contract/index";
import { defaultSettings } from "../../mock-bank/core/settings";
import { SEED_PASSWORD } from "../../mock-bank/seed/people";
import { checkHealth, type Flood } from "./flood";
import { API_PATH, type FloodAnswer, FloodedBank, sendAtRate } from "./flooded-bank";

const { otp, session, support } = bankApi;
const PER_SECOND = 40;
const OWNER = "ama.mensah";
const OWNER_ADDRESS = "127.0.0.9";
const COMPLAINING_ADDRESSES = 3;

type Answer = { readonly code: number; readonly [field: string]: unknown };
type Message = { readonly channel: string; readonly code: string | null; readonly text: string };

/** A device at a network address that sends unencrypted calls. */
class Device {
  private readonly id = randomUUID();

  constructor(
    private readonly bank: FloodedBank,
    private readonly from: string,
  ) {}

  async call<E extends Endpoint>({ method, path: template, encoding }: E, input: InputOf<E>): Promise<Answer> {
    const fields = Object.entries(input as Readonly<Record<string, string>>);
    const valueByName = new Map(fields);
    const path = template.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(valueByName.get(name) ?? ""));
    const sent = new URLSearchParams(fields.filter(([name]) => !template.includes(`:${name}`))).toString();
    const answer = await this.bank.send({
      method,
      path: `${API_PATH}${path}${encoding === "query" ? `?${sent}` : ""}`,
      headers: {
        ...fixedHeaders,
        deviceId: this.id,
        sessionId: "",
        "Content-Type": "application/x-www-form-urlencoded",
      },
      from: this.from,
      ...(encoding === "form" && { body: sent }),
    });
    return answerOf(answer);
  }

  askForgotten = async (username: string): Promise<void> => {
    await this.call(session.validateUsername, { username });
    await this.call(otp.sendSignedOut, { deviceId: this.id, username });
  };

  /** @throws if the bank refuses a step */
  async signIn(username: string, password: string): Promise<void> {
    const place = { longitude: "0", latitude: "0", isRootConsented: "false", deviceModel: "test" };
    const { loginId } = await this.call(session.authenticate, { username, password, deviceID: this.id, ...place });
    await this.call(otp.sendSignedOut, { deviceId: this.id, username });
    const code = await newestCode(this.bank, username);
    const opened = await this.call(otp.verify, { otp: code, userName: String(loginId), otpPin: code });
    if (opened.code !== codes.success) throw new Error(`No sign-in: ${String(opened.description)}`);
  }
}

/** Counts a broken connection, or an unreadable answer, as a refusal. */
function answerOf({ status, text }: FloodAnswer): Answer {
  return status === 200 ? (JSON.parse(text) as Answer) : { code: -1, description: `HTTP ${status}` };
}

async function messagesTo(bank: FloodedBank, to: string): Promise<readonly Message[]> {
  type Listed = { readonly messages: readonly Message[] };
  const { messages } = await bank.control<Listed>(`messages?to=${encodeURIComponent(to)}`);
  return messages;
}

async function newestCode(bank: FloodedBank, username: string): Promise<string> {
  const code = (await messagesTo(bank, username)).find((message) => message.code !== null)?.code;
  if (!code) throw new Error(`${username} got no code`);
  return code;
}

/**
 * Requests codes of one user from many new devices and addresses, and sends complaints from a few addresses. Meanwhile
 * the user resets the password and signs in on a known device.
 */
export const messagesFlood: Flood = async (size, tally) => {
  const bank = await FloodedBank.start();
  try {
    const own = new Device(bank, OWNER_ADDRESS);
    await own.signIn(OWNER, SEED_PASSWORD);
    const smsToOwner = async () => (await messagesTo(bank, OWNER)).filter(({ channel }) => channel === "sms").length;
    const before = await smsToOwner();
    let [complaints, refusedComplaints] = [0, 0];
    const complain = async (index: number) => {
      const stranger = new Device(bank, `127.0.9.${1 + (index % COMPLAINING_ADDRESSES)}`);
      const { code } = await stranger.call(support.complain, {
        senderName: "Nobody",
        phoneNumber: "0244123456",
        emailSubject: "other - Flood",
        emailBody: `${index}`,
      });
      if (code === codes.success) complaints++;
      else refusedComplaints++;
    };
    const flood = (index: number) => {
      if (index % 2 === 0) return complain(index);
      return new Device(bank, `127.0.${10 + (index % 200)}.${1 + (index % 250)}`).askForgotten(OWNER);
    };
    const resetMeanwhile = async (): Promise<boolean> => {
      await own.askForgotten(OWNER);
      const code = await newestCode(bank, OWNER);
      const verified = await own.call(otp.verifyForgotPassword, { otp: code, userName: OWNER });
      if (verified.code !== codes.success) return false;
      await own.signIn(OWNER, await newestCode(bank, OWNER));
      return true;
    };
    const startedAt = performance.now();
    let isReset = false;
    const { result: sent, health } = await bank.watchHealth(async () => {
      const flooding = sendAtRate({ perSecond: PER_SECOND, seconds: size.seconds }, flood);
      await new Promise((resolve) => setTimeout(resolve, (size.seconds * 1000) / 2));
      isReset = await resetMeanwhile();
      return flooding;
    });
    const minutes = Math.ceil((performance.now() - startedAt) / 60_000);
    // The owner's own messages: a code for the reset, the default password, a code for the sign-in.
    const smsOfStrangers = (await smsToOwner()) - before - 3;
    const { codes: rules, complaints: limits } = defaultSettings;
    const smsMax = Math.min(rules.unknownDevices.perMinuteMax * minutes, rules.unknownDevices.perHourMax);
    checkHealth(tally, size, "messages", health);
    tally.check(isReset, () => "messages: the owner could not reset the password meanwhile");
    tally.check(smsOfStrangers <= smsMax, () => `messages: strangers had ${smsOfStrangers} SMS sent, not ${smsMax}`);
    tally.check(
      complaints <= limits.ofAddress * COMPLAINING_ADDRESSES && refusedComplaints > 0,
      () => `messages: ${complaints} complaints from ${COMPLAINING_ADDRESSES} addresses were taken`,
    );
    const figures = { sent, smsOfStrangers, complaints, refusedComplaints };
    return { ...figures, healthP50: health.p50, healthP99: health.p99 };
  } finally {
    await bank.close();
  }
};
