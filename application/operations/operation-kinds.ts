import type { OfficialStatement } from "../../domain/accounts/official-statement";
import { checkFxFunds, limitedFxOf, type PricedFxTransfer } from "../../domain/fx/fx-transfer";
import { type BulkPayment, checkBulkFunds } from "../../domain/payments/bulk";
import { checkFunds, type Payment } from "../../domain/payments/payment";
import { limitedBulkOf, limitedPaymentOf } from "../../domain/payments/payment-limits";
import type { BankRequest } from "../../domain/requests/request";
import { fail, ok, type Result } from "../../domain/result";
import { limitedChangeOf, type ScheduleChange } from "../../domain/schedules/scheduled-transfer";
import { OfficialStatementsPort } from "../accounts/official-statements-port";
import { ApprovalsPort } from "../approvals/approvals-port";
import { FxPort } from "../fx/fx-port";
import type { ActionFailure, PreparedCall } from "../otp/protected-action";
import { BulkPaymentsPort } from "../payments/bulk-payments-port";
import type { LimitsService } from "../payments/limits-service";
import { PaymentsPort } from "../payments/payments-port";
import type { Acknowledgement } from "../ports/acknowledgement";
import type { Token } from "../ports/token";
import { RequestsPort } from "../requests/requests-port";
import { SchedulesPort } from "../schedules/schedules-port";

/** A kind of operation: how it is named, checked, prepared and kept. */
export type OperationKind<Operation, Port, Receipt extends Acknowledgement> = {
  /** Its name in a notice that the bank's answer did not arrive. */
  readonly name: string;
  readonly port: Token<Port>;
  /**
   * Prepares the call.
   * @param operation is asked again when the call is sent: the name of a new payee is entered together with the code
   * @param key the idempotency key of an earlier attempt of the same call
   */
  readonly prepare: (
    port: Port,
    operation: () => Operation,
    key?: string,
  ) => PreparedCall<Receipt> | Promise<PreparedCall<Receipt>>;
  /** Checks the balance before a code is requested (specification 2, section 5). */
  readonly precheck?: (operation: Operation) => Result<void, ActionFailure>;
  /** Asks the bank, before a code is requested, whether it would certainly refuse the operation. */
  readonly permit?: (operation: Operation, limits: LimitsService, port: Port) => Promise<Result<void, ActionFailure>>;
  /** Returns false for an operation that is too large for the storage of a tab. */
  readonly isStorable?: (operation: Operation) => boolean;
};

const kind = <Operation, Port, Receipt extends Acknowledgement>(row: OperationKind<Operation, Port, Receipt>) => row;

/** `payeeName`: the name under which the payee, or the list of payees, is saved. */
type Paying<Paid> = { readonly payment: Paid; readonly payeeName: string };

/** Maximum rows stored for a reload, because a tab's storage holds only some megabytes. */
const STORED_ROWS_MAX = 500;

/** All operations that are confirmed with a one-time code within a session and have an effect in the bank. */
export const operationKinds = {
  payment: kind({
    name: "payment",
    port: PaymentsPort,
    prepare: (payments, operation: () => Paying<Payment>, key) =>
      payments.prepare(operation().payment, () => operation().payeeName, key),
    precheck: ({ payment }) => checkFunds(payment),
    permit: ({ payment }, limits) =>
      limits.permit(limitedPaymentOf(payment), "nameCheck" in payment ? payment.nameCheck : undefined),
  }),
  bulkPayment: kind({
    name: "bulk payment",
    port: BulkPaymentsPort,
    prepare: (payments, operation: () => Paying<BulkPayment>, key) =>
      payments.prepare(operation().payment, () => operation().payeeName, key),
    precheck: ({ payment }) => checkBulkFunds(payment),
    permit: ({ payment }, limits) => limits.permit(limitedBulkOf(payment)),
    isStorable: ({ payment }) => payment.rows.length <= STORED_ROWS_MAX,
  }),
  fx: kind({
    name: "FX transfer request",
    port: FxPort,
    prepare: (fx, operation: () => { readonly transfer: PricedFxTransfer }, key) =>
      fx.prepare(operation().transfer, key),
    precheck: ({ transfer }) => checkFxFunds(transfer),
    permit: ({ transfer }, limits) => limits.permit(limitedFxOf(transfer)),
  }),
  /** Needs a code like a payment, because the change can pay another account or amount. */
  scheduleChange: kind({
    name: "change of a schedule",
    port: SchedulesPort,
    prepare: (schedules, operation: () => { readonly change: ScheduleChange }, key) =>
      schedules.change(operation().change, key),
    permit: ({ change }, limits) => limits.permit(limitedChangeOf(change), change.nameCheck),
  }),
  approval: kind({
    name: "approval",
    port: ApprovalsPort,
    prepare: (approvals, operation: () => { readonly request: BankRequest }, key) =>
      approvals.approval(operation().request, key),
  }),
  recall: kind({
    name: "recall",
    port: RequestsPort,
    prepare: (requests, operation: () => { readonly request: BankRequest }, key) =>
      requests.recall(operation().request, key),
  }),
  officialStatement: kind({
    name: "order of an official statement",
    port: OfficialStatementsPort,
    prepare: (statements, operation: () => { readonly order: OfficialStatement }, key) =>
      statements.prepare(operation().order, key),
    // Without an answer the order goes on, because the bank checks again.
    permit: async ({ order }, _, statements) => {
      const checked = await statements.refusalOf(order);
      return checked.ok && checked.value ? fail({ kind: "refused", message: checked.value }) : ok(undefined);
    },
  }),
};

type Kinds = typeof operationKinds;
type KindName = keyof Kinds;
type Prepare<Name extends KindName> = Kinds[Name]["prepare"];

export type ConfirmedOperation = {
  [Name in KindName]: { readonly kind: Name } & ReturnType<Parameters<Prepare<Name>>[1]>;
}[KindName];
export type ReceiptOf<Operation extends ConfirmedOperation> =
  Awaited<ReturnType<Prepare<Operation["kind"]>>> extends PreparedCall<infer Receipt> ? Receipt : never;
/** The port that prepares the call of each kind. */
export type OperationPorts = { readonly [Name in KindName]: Parameters<Prepare<Name>>[0] };
