import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { describe, expect, it } from "vitest";
import { allCategories } from "../../domain/payments/categories";
import type { Payment } from "../../domain/payments/payment";
import { describeFxTransfer } from "../../ui/fx/fx-transfer-description";
import { type Fact, Facts } from "../../ui/kit/facts";
import { describePayment } from "../../ui/payments/payment-description";
import { reportFacts } from "../../ui/reports/report-facts";
import { columnsOf, myRequestColumns, pendingColumns } from "../../ui/requests/columns";
import { briefRequestFacts, requestFacts } from "../../ui/requests/request-facts";
import { anFxTransfer } from "../support/a-fx-transfer";
import {
  aCardLoad,
  aContributionPayment,
  anInvoicePayment,
  anOtherBankTransfer,
  anOwnTransfer,
  aSameBankTransfer,
  aWalletPayment,
} from "../support/a-payment";
import { aReportRecord } from "../support/a-report-record";
import { aRequestOf } from "../support/a-request";

const payments: { readonly [Kind in Payment["kind"]]: Payment } = {
  ownAccounts: anOwnTransfer(),
  sameBank: aSameBankTransfer(),
  otherBank: anOtherBankTransfer(),
  mobileMoney: aWalletPayment(),
  prepaidCard: aCardLoad(),
  ghanaGov: anInvoicePayment(),
  ssnit: aContributionPayment(),
};

/** The numbers of accounts and wallets anywhere in a value. */
function numbersIn(value: unknown): readonly string[] {
  return Object.entries(value ?? {}).flatMap(([key, held]) => {
    if (typeof held === "object") return key === "invoice" ? [] : numbersIn(held);
    return /^(account|number|mobile|senderPhone|accountForCharges)$/.test(key) ? [String(held)] : [];
  });
}

/** Expects some of the numbers, each of them in groups of digits. */
function expectGrouped(shown: ReactNode, from: unknown) {
  const { container } = render(shown);
  const grouped = [...container.querySelectorAll(".account-number")];
  expect(grouped.length).toBeGreaterThan(0);
  for (const number of grouped) {
    expect(numbersIn(from)).toContain(number.textContent);
    number.remove();
  }
  for (const number of numbersIn(from)) expect(container.textContent).not.toContain(number);
}

const facts = (shown: readonly Fact[]) => <Facts facts={shown} />;

describe("Numbers of accounts and wallets are in groups of digits", () => {
  it.each(Object.values(payments).map((payment) => [payment.kind, payment] as const))(
    "the confirmation and the result of %s",
    (_, payment) => expectGrouped(facts(describePayment(payment, false).facts), payment),
  );

  it("the confirmation of an FX transfer", () => {
    const transfer = anFxTransfer();
    expectGrouped(facts(describeFxTransfer(transfer).facts), transfer);
  });

  it.each(allCategories)("the details, the code and the lists of a request of %s", (category) => {
    const request = aRequestOf(category);
    expectGrouped(facts(requestFacts(request)), request);
    expectGrouped(facts(briefRequestFacts(request)), request);
    for (const table of [pendingColumns, myRequestColumns])
      expectGrouped(
        columnsOf(table, category).map(({ header, lines }) => <div key={header}>{lines(request)}</div>),
        request,
      );
  });

  it.each(allCategories)("the report of %s", (category) => {
    const record = aReportRecord({ category });
    expectGrouped(facts(reportFacts(record)), record);
  });
});
