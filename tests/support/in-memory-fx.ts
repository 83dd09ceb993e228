import type { FxPort } from "../../application/fx/fx-port";
import type { PreparedCall } from "../../application/otp/protected-action";
import type { PaymentReceipt } from "../../application/payments/payments-port";
import type { BankFailure } from "../../application/ports/bank-failure";
import { addDays } from "../../domain/calendar";
import { type DayRate, type FxRates, fxCurrencies, priceIn, type Rate } from "../../domain/fx/fx-rate";
import { ok, type Result } from "../../domain/result";
import { maySubmit, needsApproval } from "../../domain/session/roles";
import type { User } from "../../domain/session/user";
import { type InMemoryBank, refused } from "./in-memory-bank";

const SENT = "Transfer request has been successfully sent for approval!";
const RECEIVED = "International transfer request received successfully. One of our advisors will be with you shortly";

type SignedIn = <T>(act: () => Result<T, BankFailure>) => Promise<Result<T, BankFailure>>;
type ConfirmedCallFactory = <T>(
  what: unknown,
  act: () => Result<T, BankFailure>,
  key: string | undefined,
) => PreparedCall<T>;

const DAYS = 5;
/** Any whole number is a valid rate. */
const rate = (tenThousandths: number) => tenThousandths as Rate;
const moving = (from: number): readonly DayRate[] =>
  Array.from({ length: DAYS }, (_, at) => ({
    day: addDays("2026-11-16", at),
    buy: rate(from + at * 100 + 500),
    sell: rate(from + at * 100),
  }));
const rates: FxRates = { USD: moving(11_0000), EUR: moving(13_0000), GBP: moving(15_0000) };

export const inMemoryFx = (
  bank: InMemoryBank,
  user: User,
  signedIn: SignedIn,
  confirmed: ConfirmedCallFactory,
): FxPort => ({
  currencies: () => signedIn(() => ok(fxCurrencies)),
  rates: () => signedIn(() => ok(rates)),
  localBanks: () => signedIn(() => ok([{ name: "GCB Bank", sortCode: "040100" }])),
  prepare: (transfer, key) =>
    confirmed<PaymentReceipt>(
      transfer,
      () => {
        if (!maySubmit(user)) return refused("Not allowed.");
        if (!bank.accounts.some(({ number }) => number === transfer.source.number)) return refused("Account not found");
        const price = priceIn(transfer.source.currency, transfer.amount, rates);
        if (transfer.debit.minor !== price?.debit.minor) return refused("The exchange rate has changed.");
        const transactionId = bank.next("FX-");
        if (!needsApproval(user)) bank.debit(transfer.source.number, transfer.debit);
        return ok({ transactionId, message: needsApproval(user) ? SENT : RECEIVED });
      },
      key,
    ),
});
