import { describe, expect, it } from "vitest";
import { defaultPeriod } from "../../domain/accounts/default-period";
import {
  filterMovements,
  type MovementFilter,
  STATEMENT_DAYS_MAX,
  statementFileName,
} from "../../domain/accounts/statement";
import { ghs } from "../../domain/money";
import { aMovement } from "../support/a-movement";
import { anAccount } from "../support/a-payment";

const movements = [
  aMovement({ type: "credit", amount: ghs(10_00), narration: "MoMo takings Makola" }),
  aMovement({ type: "debit", amount: ghs(20_00), narration: "ECG power" }),
  aMovement({ type: "debit", amount: ghs(30_00), narration: "momo payout" }),
];
const all: MovementFilter = { operation: "all", from: ghs(0), to: ghs(100_000_00), narration: "" };
const found = (filter: Partial<MovementFilter>) =>
  filterMovements(movements, { ...all, ...filter }).map(({ narration }) => narration);

describe("the filter of transactions", () => {
  it("the filter keeps transactions of the chosen type (@S1-2.12-19)", () => {
    expect(found({ operation: "credit" })).toEqual(["MoMo takings Makola"]);
    expect(found({ operation: "debit" })).toEqual(["ECG power", "momo payout"]);
    expect(found({ operation: "all" })).toHaveLength(3);
  });

  it("the filter keeps transactions from From to To, inclusive (@S1-2.12-20 @S1-2.12-33)", () => {
    expect(found({ from: ghs(20_00), to: ghs(20_00) })).toEqual(["ECG power"]);
    expect(found({ from: ghs(10_01), to: ghs(29_99) })).toEqual(["ECG power"]);
    expect(found({ from: ghs(20_00), to: undefined })).toEqual(["ECG power", "momo payout"]);
  });

  it("the filter keeps transactions whose narration contains the text, ignoring case (@S1-2.12-21 @S1-2.12-33)", () => {
    expect(found({ narration: "MOMO" })).toEqual(["MoMo takings Makola", "momo payout"]);
    expect(found({ narration: " power " })).toEqual(["ECG power"]);
    expect(found({ narration: "" })).toHaveLength(3);
    const [toWallet] = filterMovements([aMovement({ narration: "To 0244123456" })], {
      ...all,
      narration: "024 412 3456",
    });
    expect(toWallet?.narration).toBe("To 0244123456");
  });

  it("the filter keeps transactions that meet all three conditions", () => {
    expect(found({ operation: "debit", narration: "momo", to: ghs(29_00) })).toEqual([]);
  });
});

it("a statement's file names the account without its last five digits, the period and the bank (@S1-2.12-30)", () => {
  const account = anAccount({ name: "Adom Trading - Operations / 2" });
  const range = { account, period: { start: "2026-11-01", end: "2026-11-30" } } as const;
  expect(statementFileName(range, "pdf")).toBe(
    "10203040xxxxx_Adom-Trading-Operations-2_2026-11-01_2026-11-30_Asempa-Bank.pdf",
  );
});

it("a statement covers five years at most", () => {
  expect(STATEMENT_DAYS_MAX).toBe(1825);
});

it("the default period is from 30 days back to 60 days ahead @S1-2.10-24", () => {
  expect(defaultPeriod("2026-11-20")).toEqual({ start: "2026-10-21", end: "2027-01-19" });
});
