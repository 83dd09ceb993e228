import { beforeEach, describe, expect, it, vi } from "vitest";
import type { ConfirmedOperation, OperationPorts } from "../../../application/operations/operation-kinds";
import { Operations } from "../../../application/operations/operations";
import {
  type OperationsOfUser,
  type UnansweredOperation,
  UnansweredOperations,
} from "../../../application/operations/unanswered-operations";
import type { Intent, OtpPort } from "../../../application/otp/otp-port";
import type { PreparedCall } from "../../../application/otp/protected-action";
import type { LimitsService } from "../../../application/payments/limits-service";
import type { PaymentReceipt } from "../../../application/payments/payments-port";
import { SessionState } from "../../../application/session/session-state";
import type { OfficialStatement } from "../../../domain/accounts/official-statement";
import { limitedFxOf } from "../../../domain/fx/fx-transfer";
import { ghs, moneyOf } from "../../../domain/money";
import type { BulkPayment } from "../../../domain/payments/bulk";
import type { NameCheck } from "../../../domain/payments/name-check";
import { limitedBulkOf, limitedPaymentOf } from "../../../domain/payments/payment-limits";
import { fail, ok } from "../../../domain/result";
import { limitedChangeOf, type ScheduleChange } from "../../../domain/schedules/scheduled-transfer";
import { anFxTransfer } from "../../support/a-fx-transfer";
import { anAccount, anOwnTransfer, anotherAccount, aSameBankTransfer } from "../../support/a-payment";
import { aPendingTransfer } from "../../support/a-request";
import { aSession, aUser } from "../../support/a-session";
import type { PartsOfPorts } from "../../support/a-signed-in-tab";
import { InMemoryObjectStorage } from "../../support/in-memory-object-storage";
import { scheduleOfPayment } from "../../support/in-memory-schedules";

// Only the adapter creates intents, so the test has to cast.
const intent = "call=/transfer/toSelf; sha256=x" as Intent;
const KEY = "key-7";
const CODE = "12345";

const payment = anOwnTransfer();
const transfer = anFxTransfer();
const request = aPendingTransfer();
const bulkPayment: BulkPayment = {
  category: "bulkTransfer",
  source: anAccount(),
  rows: [],
  totals: { count: 0, amount: ghs(0), charge: ghs(0), eLevy: ghs(0), total: ghs(0) },
  kind: "bulk",
  origin: "file",
  keepsPayee: true,
  schedule: undefined,
};
const change: ScheduleChange = {
  schedule: scheduleOfPayment(anOwnTransfer({ schedule: { frequency: "monthly", start: "2026-12-01" } }), {
    id: "SCH1",
    initiator: "Kofi Boateng",
  }),
  source: anAccount(),
  payee: { account: anotherAccount().number, name: "Payroll" },
  amount: ghs(75_00),
  total: ghs(75_00),
  narration: "Float",
  frequency: "weekly",
  start: undefined,
};
const order: OfficialStatement = {
  account: anAccount(),
  period: { start: "2026-10-01", end: "2026-10-31" },
  delivery: { kind: "email", address: "kofi@adom.example" },
};

const otp = { send: vi.fn<OtpPort["send"]>(), check: vi.fn<OtpPort["check"]>() };
const submit = vi.fn<PreparedCall<PaymentReceipt>["submit"]>();
const permit = vi.fn<LimitsService["permit"]>();

/** The calls that were prepared: the port, and what it received. */
let prepared: unknown[][];
let storage: InMemoryObjectStorage<OperationsOfUser>;
let unanswered: UnansweredOperations;
let operations: Operations;

beforeEach(() => {
  vi.resetAllMocks();
  otp.send.mockResolvedValue(ok({}));
  otp.check.mockResolvedValue(ok(undefined));
  submit.mockResolvedValue(ok({ transactionId: "T1", message: "Done." }));
  prepared = [];
  storage = new InMemoryObjectStorage();
  const state = new SessionState();
  state.begin(aSession(), 0);
  unanswered = new UnansweredOperations(storage, state);
  const prepare = (...received: unknown[]): PreparedCall<PaymentReceipt> => {
    prepared.push(received);
    return { key: KEY, intent, submit };
  };
  const ports: PartsOfPorts = {
    payment: { prepare: (what, payeeName, key) => prepare("payments", what, payeeName?.(), key) },
    bulkPayment: { prepare: async (what, listName, key) => prepare("bulkPayments", what, listName?.(), key) },
    fx: { prepare: (what, key) => prepare("fx", what, key) },
    scheduleChange: { change: (what, key) => prepare("schedules", what, key) },
    approval: { approval: (what, key) => prepare("approvals", what, key) },
    recall: { recall: (what, key) => prepare("requests", what, key) },
    officialStatement: {
      prepare: (what, key) => prepare("officialStatements", what, key),
      refusalOf: async () => ok(undefined),
    },
  };
  permit.mockResolvedValue(ok(undefined));
  operations = new Operations(otp, unanswered, { permit } as unknown as LimitsService, ports as OperationPorts);
});

/** An operation that this user's tab stored. */
function lost(operation: ConfirmedOperation): UnansweredOperation {
  const stored = { operation, code: CODE, key: KEY };
  storage.kept = { loginId: aUser().loginId, operations: [stored] };
  return stored;
}

type Kind = ConfirmedOperation["kind"];
type OperationOf<K extends Kind> = Extract<ConfirmedOperation, { readonly kind: K }>;

/** An operation of each kind, and what its port receives with the key. */
const kinds: { readonly [K in Kind]: [operation: OperationOf<K>, call: unknown[]] } = {
  payment: [{ kind: "payment", payment, payeeName: "Landlord" }, ["payments", payment, "Landlord"]],
  bulkPayment: [
    { kind: "bulkPayment", payment: bulkPayment, payeeName: "Salaries" },
    ["bulkPayments", bulkPayment, "Salaries"],
  ],
  fx: [{ kind: "fx", transfer }, ["fx", transfer]],
  scheduleChange: [{ kind: "scheduleChange", change }, ["schedules", change]],
  approval: [{ kind: "approval", request }, ["approvals", request]],
  recall: [{ kind: "recall", request }, ["requests", request]],
  officialStatement: [{ kind: "officialStatement", order }, ["officialStatements", order]],
};
const operationsOfKinds = Object.values<[ConfirmedOperation, unknown[]]>(kinds);

describe("an operation", () => {
  it.each(operationsOfKinds)("an operation is sent to the bank with the right code: $kind", async (operation, call) => {
    const action = operations.confirm(() => operation);
    await action.start();
    expect(prepared).toEqual([[...call, undefined]]);
    expect(otp.send).toHaveBeenCalledExactlyOnceWith(intent);
    await action.enter(CODE);
    expect(submit).toHaveBeenCalledExactlyOnceWith(CODE);
    expect(action.step).toEqual({ kind: "succeeded", receipt: { transactionId: "T1", message: "Done." } });
    expect(storage.kept).toBeUndefined();
  });

  it.each(operationsOfKinds)(
    "an operation without an answer is stored with its code and its key: $kind",
    async (operation) => {
      submit.mockResolvedValue(fail({ kind: "unreachable" }));
      const action = operations.confirm(() => operation);
      await action.start();
      await action.enter(CODE);
      expect(action.step).toEqual({ kind: "unknown" });
      expect(storage.kept).toEqual({ loginId: aUser().loginId, operations: [{ operation, code: CODE, key: KEY }] });
    },
  );
});

describe("an operation that gets no code", () => {
  const nameCheck: NameCheck = { result: "closeMatch", savedName: "Payroll", accountName: "Adom Payroll" };
  const confirmed = aSameBankTransfer({ nameCheck });

  /** Operations of each kind with a title, and what the limits are asked about. */
  type Limited<K extends Kind> = [title: string, operation: OperationOf<K>, asked: unknown[]];
  const limits: { readonly [K in Kind]: readonly Limited<K>[] | "no limits" } = {
    payment: [
      ["payment", { kind: "payment", payment, payeeName: "" }, [limitedPaymentOf(payment), undefined]],
      [
        "payment with a confirmed name",
        { kind: "payment", payment: confirmed, payeeName: "" },
        [limitedPaymentOf(confirmed), nameCheck],
      ],
    ],
    bulkPayment: [
      ["bulk payment", { kind: "bulkPayment", payment: bulkPayment, payeeName: "" }, [limitedBulkOf(bulkPayment)]],
    ],
    fx: [["FX transfer", { kind: "fx", transfer }, [limitedFxOf(transfer)]]],
    scheduleChange: [
      [
        "change of a schedule with a confirmed name",
        { kind: "scheduleChange", change: { ...change, nameCheck } },
        [limitedChangeOf(change), nameCheck],
      ],
    ],
    approval: "no limits",
    recall: "no limits",
    officialStatement: "no limits",
  };
  const limited = Object.values<readonly Limited<Kind>[] | "no limits">(limits).flatMap((cases) =>
    cases === "no limits" ? [] : cases,
  );

  it.each(limited)("an operation that the limits refuse is not prepared: %s", async (_, operation, asked) => {
    permit.mockResolvedValue(fail({ kind: "nameNotConfirmed" }));
    const action = operations.confirm(() => operation);
    await action.start();
    expect(permit).toHaveBeenCalledExactlyOnceWith(...(asked as Parameters<typeof permit>));
    expect(action.step).toEqual({ kind: "failed", failure: { kind: "nameNotConfirmed" } });
    expect([prepared, otp.send.mock.calls]).toEqual([[], []]);
  });

  it.each(operationsOfKinds.filter(([{ kind }]) => limits[kind] === "no limits"))(
    "an operation without limits is prepared without asking for them: $kind",
    async (operation) => {
      await operations.confirm(() => operation).start();
      expect(permit).not.toHaveBeenCalled();
      expect(prepared).toHaveLength(1);
    },
  );

  it("a transfer abroad needs the whole amount in an account of its currency, and otherwise nothing is asked @S2-5-090", async () => {
    const stepOf = async (minor: number) => {
      const source = anAccount({ currency: "USD", available: moneyOf(100_00, "USD") });
      const dollars = anFxTransfer({ source, amount: moneyOf(minor, "USD") });
      const action = operations.confirm(() => ({ kind: "fx", transfer: dollars }));
      await action.start();
      return action.step;
    };
    expect(await stepOf(100_01)).toEqual({ kind: "failed", failure: { kind: "insufficientFunds" } });
    expect(permit).not.toHaveBeenCalled();
    expect((await stepOf(100_00)).kind).toBe("awaitingCode");
  });
});

describe("an operation whose answer was lost", () => {
  it.each(operationsOfKinds)(
    "the call of an unanswered operation is prepared again with the same key: $kind",
    async (operation, call) => {
      const action = await operations.resume(lost(operation));
      expect(prepared).toEqual([[...call, KEY]]);
      expect(action.step).toEqual({ kind: "unknown" });
      expect(submit).not.toHaveBeenCalled();
    },
  );

  it("a check sends the call with its first code, and an answered operation is deleted", async () => {
    const action = await operations.resume(lost({ kind: "fx", transfer }));
    await action.checkAgain();
    expect(submit).toHaveBeenCalledExactlyOnceWith(CODE);
    expect(otp.send).not.toHaveBeenCalled();
    expect(action.step).toEqual({ kind: "succeeded", receipt: { transactionId: "T1", message: "Done." } });
    expect(storage.kept).toBeUndefined();
  });

  it("an operation stays stored unchanged if the answer to its check is lost too", async () => {
    submit.mockResolvedValue(fail({ kind: "unreachable" }));
    const operation = lost({ kind: "approval", request });
    const action = await operations.resume(operation);
    await action.checkAgain();
    expect(action.step).toEqual({ kind: "unknown" });
    expect(storage.kept).toEqual({ loginId: aUser().loginId, operations: [operation] });
  });

  it("an operation that the bank refuses can be confirmed again with a new code for the same call", async () => {
    submit.mockResolvedValueOnce(fail({ kind: "refused", message: "OTP is not valid." }));
    const action = await operations.resume(lost({ kind: "recall", request }));
    await action.checkAgain();
    await action.start();
    expect(otp.send).toHaveBeenCalledExactlyOnceWith(intent);
    expect(prepared).toHaveLength(1);
  });

  it("an operation is reported again when the dialog that checks it is closed", async () => {
    const operation = lost({ kind: "fx", transfer });
    const reported: string[][] = [];
    unanswered.watch((left) => reported.push(left.map(({ key }) => key)));
    await vi.waitFor(() => expect(reported).toEqual([[KEY]]));
    const action = await operations.resume(operation);
    expect(reported).toEqual([[KEY], []]);
    action.close();
    expect(reported).toEqual([[KEY], [], [KEY]]);
  });
});
