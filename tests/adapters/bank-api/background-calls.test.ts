import { expect, it } from "vitest";
import { HttpNotices } from "../../../adapters/bank-api/accounts/http-notices";
import { HttpStatements } from "../../../adapters/bank-api/accounts/http-statements";
import { HttpApprovals } from "../../../adapters/bank-api/approvals/http-approvals";
import type { BankClient } from "../../../adapters/bank-api/transport/bank-client";
import { StatementsService } from "../../../application/accounts/statements-service";
import type { OtpPort } from "../../../application/otp/otp-port";
import { bankApi } from "../../../contract/index";
import { defaultPeriod } from "../../../domain/accounts/default-period";
import { isBackground } from "../../../mock-bank/lessons/background-calls";
import { anAccount } from "../../support/a-payment";

const today = "2026-11-27";
const account = anAccount();
const statementsOf = (bank: BankClient) => new StatementsService(new HttpStatements(bank), {} as OtpPort);

type Ask = (bank: BankClient) => Promise<unknown>;
const asks: Readonly<Record<string, readonly [byItself: readonly Ask[], byTheScreen: Ask]>> = {
  "approvals.pending": [
    [(bank) => new HttpApprovals(bank).pendingPayments(50)],
    (bank) => new HttpApprovals(bank).pending("otherBank", { number: 1, size: 10 }),
  ],
  "notices.list": [
    [(bank) => new HttpNotices(bank).newest({ size: 1 })],
    (bank) => new HttpNotices(bank).newest({ size: 20 }),
  ],
  "statements.search": [
    [(bank) => statementsOf(bank).recent(account, today), (bank) => statementsOf(bank).trend(account, today)],
    (bank) => statementsOf(bank).movements({ account, period: defaultPeriod(today) }),
  ],
};

it.each(Object.entries(asks))(
  "a lesson does not count %s of the dashboard or the bell, only of its screen",
  async (name, [byItself, byTheScreen]) => {
    const [area = "", call = ""] = name.split(".");
    const endpoint = (bankApi as Readonly<Record<string, Readonly<Record<string, unknown>>>>)[area]?.[call];
    const isCounted: boolean[] = [];
    const bank = {
      call: async (asked: unknown, fields: Readonly<Record<string, unknown>>) => {
        const sent = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
        if (asked === endpoint) isCounted.push(!isBackground({ call: name, fields: sent }));
        return { ok: false, failure: { kind: "unreachable" } };
      },
    } as unknown as BankClient;
    for (const ask of [...byItself, byTheScreen]) await ask(bank);
    expect(isCounted).toEqual([...byItself.map(() => false), true]);
  },
);
