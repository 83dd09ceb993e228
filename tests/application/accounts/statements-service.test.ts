import { describe, expect, it, vi } from "vitest";
import type { StatementsPort } from "../../../application/accounts/statements-port";
import { StatementsService } from "../../../application/accounts/statements-service";
import { ghs } from "../../../domain/money";
import { fail, ok } from "../../../domain/result";
import { aMovement } from "../../support/a-movement";
import { anAccount } from "../../support/a-payment";
import { anExecutedCall, aSignedInTab } from "../../support/a-signed-in-tab";

const range = { account: anAccount(), period: { start: "2026-10-01", end: "2026-10-31" } } as const;
/** Transactions with the amounts 1.00, 2.00 and so on, newest first. */
const transactions = (count: number) =>
  Array.from({ length: count }, (_, at) => aMovement({ at: `2026-11-${30 - at}`, amount: ghs((at + 1) * 100) }));

function aService(listed: Awaited<ReturnType<StatementsPort["movements"]>>) {
  const movements = vi.fn<StatementsPort["movements"]>(async () => listed);
  const prepareEmail = vi.fn<StatementsPort["prepareEmail"]>(anExecutedCall);
  const port = { movements, complete: vi.fn(), download: vi.fn(), prepareEmail };
  return { service: new StatementsService(port, aSignedInTab().otp), movements, prepareEmail };
}
const listing = (count: number) => aService(ok({ movements: transactions(count), bookFormats: ["csv"] }));
const failing = () => aService(fail({ kind: "unreachable" }));

describe("the transactions of a statement", () => {
  it.each([
    [0, 0, false],
    [19, 19, false],
    [20, 20, false],
    [21, 20, true],
  ])("a statement of %i transactions shows the newest %i, and its hasMore is %s", async (count, shown, hasMore) => {
    const { service, movements } = listing(count);
    expect(await service.movements(range)).toEqual(
      ok({ movements: transactions(shown), hasMore, bookFormats: ["csv"] }),
    );
    expect(movements).toHaveBeenCalledExactlyOnceWith(range, "withBalances");
  });

  it.each([
    ["newest first, and lead back to it", ghs(94_00), transactions(3), [ghs(100_00), ghs(99_00), ghs(97_00)]],
    ["newest first, and lead to another one", ghs(93_00), transactions(3), []],
    ["oldest first", ghs(94_00), transactions(3).toReversed(), []],
  ])(
    "transactions have balances only if they lead back to the opening balance in their order: %s",
    async (_, opening, movements, expected) => {
      const balances = { opening, closing: ghs(100_00) };
      const { service } = aService(ok({ movements, balances, bookFormats: [] }));
      const listed = await service.movements(range);
      expect(listed.ok && listed.value.movements.flatMap(({ balance }) => balance ?? [])).toEqual(expected);
    },
  );

  it("a statement fails with the failure of the bank", async () => {
    expect(await failing().service.movements(range)).toEqual(fail({ kind: "unreachable" }));
  });
});

describe("the recent transactions of an account", () => {
  it.each([
    [4, 4],
    [5, 5],
    [6, 5],
  ])("an account with %i transactions shows the newest %i as recent", async (count, shown) => {
    expect(await listing(count).service.recent(anAccount(), "2026-11-20")).toEqual(ok(transactions(shown)));
  });

  it("the recent transactions are those of the 365 days up to today", async () => {
    const { service, movements } = listing(1);
    await service.recent(anAccount(), "2026-11-20");
    const period = { start: "2025-11-20", end: "2026-11-20" };
    expect(movements).toHaveBeenCalledExactlyOnceWith({ account: anAccount(), period });
  });

  it("the recent transactions fail with the failure of the bank", async () => {
    expect(await failing().service.recent(anAccount(), "2026-11-20")).toEqual(fail({ kind: "unreachable" }));
  });
});

describe("a statement by e-mail", () => {
  it("a statement is sent to the address after a code", async () => {
    const { service, prepareEmail } = listing(1);
    const action = service.email(range, "office@adom.example");
    await action.start();
    expect(action.step.kind).toBe("awaitingCode");
    await action.enter("12345");
    expect(action.step).toEqual({ kind: "succeeded", receipt: { message: "Done." } });
    expect(prepareEmail).toHaveBeenCalledExactlyOnceWith(range, "office@adom.example");
  });
});
