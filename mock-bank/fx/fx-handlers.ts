import type { bankApi } from "../../contract/index";
import { type Handlers, isRefusal } from "../core/handler";
import { changedAccountAt } from "../orders/changed-account";
import { submissionWords, submit } from "../payments/submit";
import { wireMoment } from "../values/wire-dates";
import { fxTransferOf } from "./fx-transfer";
import { type ForeignCurrency, ratesUntil, rateText } from "./rates";

/** Success message of specification 2, section 8. */
const received = (type: "Local" | "International") =>
  `${type} transfer request received successfully. One of our advisors will be with you shortly`;

export const fxHandlers: Handlers<typeof bankApi.fx> = {
  currencies: async () => ({ allowableCurrency: ["GBP", "USD", "EUR"] }),
  rates: async (_input, { now }) => ({
    usdRates: ratesOf("USD", now),
    eurRates: ratesOf("EUR", now),
    gbpRates: ratesOf("GBP", now),
  }),
  request: {
    prepare: async (input, call) => {
      const changed = await changedAccountAt(call, input.beneficiaryName, input.beneficiaryAccount);
      return async (inside) => {
        const order = await fxTransferOf(input, inside);
        if (isRefusal(order)) return order;
        const paid = received(input.transferType === "Local Transfer" ? "Local" : "International");
        const stated = { change: input, changed };
        return submit(inside, order, { code: input.password, paid, sent: submissionWords.sent, ...stated });
      };
    },
  },
};

const ratesOf = (currency: ForeignCurrency, now: Date) =>
  ratesUntil(currency, now).map(({ day, buy, sell }) => ({
    fxDate: wireMoment(day).slice(0, 10),
    buy: rateText(buy),
    sell: rateText(sell),
  }));
