import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { PostgresQueryCompiler } from "kysely";
import { describe, expect, it } from "vitest";
import { bankApi } from "../../contract/index";
import { bankNow, secondsAfter } from "../../mock-bank/core/clock";
import type { CodeRules } from "../../mock-bank/limits/limits";
import { openMemoryDatabase } from "../../mock-bank/opening/memory";
import { defaultConfiguration } from "../../mock-bank/operator/configuration";
import { openCompany, passTime, startTestBank, userOf } from "../support/bank";
import { aBank, type BankOfTests } from "../support/each-bank";
import { type Exchanged, WireClient } from "../support/wire-client";

const { otp, session } = bankApi;
const DEVICES = 3;
const WRONG_DIGITS = "abcde";

/** A signed-out call by a device about a user name. */
const signedOutCalls = {
  validate: (device: WireClient, username: string) => device.exchange(session.validateUsername, { username }),
  send: (device: WireClient, username: string) =>
    device.exchange(otp.sendSignedOut, { deviceId: device.deviceId, username }),
  verifyForgotten: (device: WireClient, userName: string) =>
    device.exchange(otp.verifyForgotPassword, { otp: WRONG_DIGITS, userName }),
  verifySignIn: (device: WireClient, userName: string) =>
    device.exchange(otp.verify, { otp: WRONG_DIGITS, userName, otpPin: WRONG_DIGITS }),
  authenticate: (device: WireClient, username: string) =>
    device.exchange(session.authenticate, {
      username,
      password: "Wrong@1234",
      deviceID: device.deviceId,
      longitude: "0",
      latitude: "0",
      isRootConsented: "false",
      deviceModel: "test",
    }),
  reset: (device: WireClient, loginId: string) =>
    device.exchange(session.resetDefaultPassword, {
      password: "Wrong@1234",
      newPassword: "Harmattan#27",
      confirmPassword: "Harmattan#27",
      deviceID: device.deviceId,
      loginId,
    }),
} satisfies Record<string, (device: WireClient, username: string) => Promise<Exchanged>>;
type CallName = keyof typeof signedOutCalls;

type User = { readonly username: string; readonly password: string };
/** Changes to the user that must stay invisible to strangers. */
const ownerEvents = {
  deactivate: (bank: BankOfTests, user: User) => update(bank, user, { active: false }),
  activate: (bank: BankOfTests, user: User) => update(bank, user, { active: true }),
  blockCodes: async (bank: BankOfTests, user: User) => {
    const until = secondsAfter(await bankNow(bank.running.bank.db), 1800);
    await update(bank, user, { codes_blocked_until: until, failed_codes: 5 });
  },
  requirePasswordChange: (bank: BankOfTests, user: User) => update(bank, user, { must_change_password: true }),
  signIn: async (bank: BankOfTests, user: User) => {
    await update(bank, user, { active: true, codes_blocked_until: null, failed_codes: 0 });
    await new WireClient(bank.running).signIn(user.username, user.password);
  },
};
type OwnerEvent = keyof typeof ownerEvents;

async function update(bank: BankOfTests, { username }: User, changes: object): Promise<void> {
  await bank.running.bank.db.updateTable("users").set(changes).where("username", "=", username).execute();
}

type Step =
  | { readonly kind: "call"; readonly call: CallName; readonly device: number; readonly times: number }
  | { readonly kind: "ask"; readonly device: number; readonly times: number }
  | { readonly kind: "pass"; readonly seconds: number }
  | { readonly kind: "owner"; readonly event: OwnerEvent };

const device = fc.nat(DEVICES - 1);
const steps = fc.array(
  fc.oneof(
    {
      weight: 8,
      arbitrary: fc.record({
        kind: fc.constant("call" as const),
        call: fc.constantFrom(...(Object.keys(signedOutCalls) as CallName[])),
        device,
        times: fc.constantFrom(1, 1, 1, 2, 4),
      }),
    },
    {
      weight: 6,
      arbitrary: fc.record({
        kind: fc.constant("ask" as const),
        device,
        times: fc.constantFrom(1, 1, 1, 1, 6),
      }),
    },
    {
      weight: 3,
      arbitrary: fc.record({
        kind: fc.constant("pass" as const),
        seconds: fc.constantFrom(1, 4, 6, 61, 290, 299, 301, 599, 601, 3601, 86_401),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        kind: fc.constant("owner" as const),
        event: fc.constantFrom(...(Object.keys(ownerEvents) as OwnerEvent[])),
      }),
    },
  ),
  { minLength: 5, maxLength: 20 },
);

/** Headers with the time, the id of a request, and the state of a connection differ in any case. */
const NOT_COMPARED = ["date", "x-request-id", "connection", "keep-alive"];

/** Returns everything that a stranger sees of an answer. */
function visible({ status, headers, answer }: Exchanged) {
  const seen = [...headers].filter(([name]) => !NOT_COMPARED.includes(name)).sort();
  return { status, headers: seen, answer };
}

/** Makes the same calls about both names, and expects the same answers. */
async function compare(bank: BankOfTests, user: User, sequence: readonly Step[]): Promise<void> {
  const nobody = `${randomUUID().slice(0, 8)}.nobody`;
  const devicesOf = () => Array.from({ length: DEVICES }, () => new WireClient(bank.running));
  const [ofUser, ofNobody] = [devicesOf(), devicesOf()];
  const callBoth = async (name: CallName, at: number) => {
    const [one, other] = [ofUser[at], ofNobody[at]];
    if (!one || !other) throw new Error(`There is no device ${at}`);
    const call = signedOutCalls[name];
    expect(visible(await call(other, nobody)), name).toEqual(visible(await call(one, user.username)));
  };
  for (const step of sequence) {
    if (step.kind === "pass") await passTime(bank.running, step.seconds);
    else if (step.kind === "owner") await ownerEvents[step.event](bank, user);
    else
      for (let time = 0; time < step.times; time++)
        for (const name of step.kind === "call" ? [step.call] : (["validate", "send"] as const))
          await callBoth(name, step.device);
  }
}

/** Sequences that once revealed user names. */
const knownLeaks: [Step[]][] = [
  [
    [
      { kind: "ask", device: 0, times: 1 },
      { kind: "call", call: "verifyForgotten", device: 0, times: 1 },
      { kind: "call", call: "send", device: 0, times: 1 },
      { kind: "call", call: "verifyForgotten", device: 0, times: 3 },
    ],
  ],
  [
    [
      { kind: "ask", device: 0, times: 1 },
      { kind: "ask", device: 1, times: 1 },
      { kind: "call", call: "verifyForgotten", device: 0, times: 1 },
    ],
  ],
  [
    [
      ...Array.from({ length: 21 }, () => [
        { kind: "ask", device: 0, times: 1 } as const,
        { kind: "call", call: "verifyForgotten", device: 0, times: 3 } as const,
      ]).flat(),
    ],
  ],
];

const smallLimits: CodeRules = {
  ...defaultConfiguration.settings.codes,
  perMinuteMax: 2,
  perDayMax: 4,
  unknownDevices: { perMinuteMax: 2, perHourMax: 3, perDayMax: 4 },
};

describe.each([
  ["the usual limits", defaultConfiguration.settings.codes],
  ["small limits", smallLimits],
])("With %s", (_, codes) => {
  const bank = aBank(async () => ({ settings: { ...defaultConfiguration.settings, codes } }));

  it("a stranger gets the same answers about a user and about a name that no user has", async () => {
    const seed = Number(process.env.SEED ?? Date.now() % 1_000_000_000);
    const property = fc.asyncProperty(steps, async (sequence) => {
      const user = userOf(await openCompany(bank.running), "Initiator");
      await compare(bank, user, sequence);
    });
    // A failure prints its seed and its shortest failing steps.
    await fc.assert(property, { seed, numRuns: Number(process.env.RUNS ?? 5), examples: knownLeaks });
  });
});

/** Records the statements that a bank sends to its database. */
function recorded() {
  const statements: string[] = [];
  const openStore = async () => {
    const store = await openMemoryDatabase();
    const db = store.db.withPlugin({
      transformQuery: ({ node, queryId }) => {
        statements.push(new PostgresQueryCompiler().compileQuery(node, queryId).sql);
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    return { ...store, db };
  };
  return { statements, openStore };
}

/**
 * Statements that depend on time and not on the user name: the bank's clock, its own work, and the devices of a name.
 * The devices are read with one statement for every name and cached for 300 ms (`known-device-cache.ts`).
 */
const DEPENDS_ON_TIME =
  /bank_clock|due_work|notice_preferences|from "messages"|update messages|select distinct "session"."device_id"/;

it("a stranger's calls cost the same statements for a user and for a name that no user has", async () => {
  const { statements, openStore } = recorded();
  const running = await startTestBank({ openStore });
  try {
    const statementsOf = async (username: string) => {
      const device = new WireClient(running);
      const byCall: [CallName, string[]][] = [];
      for (const name of [
        "validate",
        "send",
        "send",
        "verifyForgotten",
        "verifySignIn",
        "authenticate",
        "reset",
      ] as const) {
        statements.length = 0;
        await signedOutCalls[name](device, username);
        byCall.push([name, statements.filter((statement) => !DEPENDS_ON_TIME.test(statement))]);
      }
      return byCall;
    };
    const { username } = userOf(await openCompany(running), "Initiator");
    // The first calls also prepare statements that later calls reuse.
    await statementsOf(username);
    await statementsOf("another.nobody");
    const ofUser = await statementsOf(username);
    expect(ofUser.flatMap(([, each]) => each).length).toBeGreaterThan(15);
    expect(await statementsOf("nobody.atall")).toEqual(ofUser);
  } finally {
    await running.close();
  }
});
