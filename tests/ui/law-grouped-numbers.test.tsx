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
import { type Services, ServicesContext } from "../../ui/services";
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

/** Fields with numbers that are neither of an account nor of a wallet or phone. */
const exempt: readonly string[] = ["customerId"];

/** All texts in a value, without the exempt fields. */
const textsIn = (value: unknown): readonly string[] =>
  typeof value === "string"
    ? [value]
    : Object.entries(value ?? {}).flatMap(([key, held]) => (exempt.includes(key) ? [] : textsIn(held)));

/** The names of a bulk's payees do not load. */
const services = { requests: { entries: () => new Promise(() => {}) } } as unknown as Services;

const isNumber = (text: string): boolean => /^\d{10,13}$/.test(text);

/** Expects some of the numbers, each of them in groups of digits. */
function expectGrouped(shown: ReactNode, from: unknown) {
  const { container } = render(<ServicesContext value={services}>{shown}</ServicesContext>);
  const grouped = [...container.querySelectorAll(".account-number")];
  expect(grouped.length).toBeGreaterThan(0);
  for (const number of grouped) {
    expect(textsIn(from)).toContain(number.textContent);
    number.remove();
  }
  for (const number of textsIn(from).filter(isNumber)) expect(container.textContent).not.toContain(number);
}

const facts = (shown: readonly Fact[]) => <Facts facts={shown} />;

describe("Numbers of accounts and wallets", () => {
  it.each(Object.values(payments).map((payment) => [payment.kind, payment] as const))(
    "the confirmation and the result of %s show account and wallet numbers in groups",
    (_, payment) => expectGrouped(facts(describePayment(payment, false).facts), payment),
  );

  it("the confirmation of an FX transfer shows account numbers in groups", () => {
    const transfer = anFxTransfer();
    expectGrouped(facts(describeFxTransfer(transfer).facts), transfer);
  });

  it.each(allCategories)(
    "the details, the code and the lists of a request of %s show account and wallet numbers in groups",
    (category) => {
      const request = aRequestOf(category);
      expectGrouped(facts(requestFacts(request)), request);
      expectGrouped(facts(briefRequestFacts(request)), request);
      for (const table of [pendingColumns, myRequestColumns])
        expectGrouped(
          columnsOf(table, category).map(({ header, lines }) => <div key={header}>{lines(request)}</div>),
          request,
        );
    },
  );

  it.each(allCategories)("the report of %s shows account and wallet numbers in groups", (category) => {
    const record = aReportRecord({ category, phone: "0244111222" });
    expectGrouped(facts(reportFacts(record)), record);
  });
});
