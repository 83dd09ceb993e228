import type { bankApi } from "../../contract/index";
import { ownAccounts } from "../accounts/own-accounts";
import { type Call, type Handlers, isRefusal, type Refusal, refuse } from "../core/handler";
import { auditAct } from "../ledger/audit-actor";
import { type Minor, parseMinor } from "../ledger/minor-units";
import { ACCOUNT_NOT_FOUND, accountHere, nameAtOtherBank } from "../lookups/account-names";
import {
  amountTo,
  CHANGED_SHOWN_MAX,
  changedAccountAt,
  changedAccountsOf,
  isNoteRequired,
  type NamedPayee,
} from "../orders/changed-account";
import { approvalsFor, cediValue, isLimitedCurrency, type PaymentPolicy, paymentPolicyOf } from "../orders/limits";
import { limitsOf } from "../orders/limits-of";
import { type CheckedPayee, nameCheckOf, type PayeeFields } from "../orders/name-check";
import { largestAmountOf, type Order } from "../orders/order";
import { clearingTransferOf, instantTransferOf } from "../orders/other-bank-transfer";
import { ownTransferOf } from "../orders/own-transfer";
import { sameBankTransferOf } from "../orders/same-bank-transfer";
import { savePayee } from "../orders/save-payee";
import { signPaper } from "../papers/sign-paper";
import { approversOf, namesOf } from "../people/approvers";
import { findReceipt } from "../requests/find-receipt";
import { mayReadReceipt } from "../requests/read-permissions";

import { checkedPayeeOf } from "../schedules/changed-order";
import { findSchedule, readPlan, type StoredSchedule } from "../schedules/schedule-repository";
import { changeable, scheduleInstruction } from "../schedules/schedule-rules";
import { mapInSlices } from "../threads/in-slices";
import type { NameCheck } from "../values/compare-names";
import { receiptPaper, receiptPdf } from "./receipt";
import { samePayments } from "./same-payments";
import { submissionWords, submit } from "./submit";

export const paymentsHandlers: Handlers<typeof bankApi.payments> = {
  toSelf: async (input, call) => {
    const schedule = scheduleInstruction(input, call.now);
    if (isRefusal(schedule)) return schedule;
    const order = await ownTransferOf(input, call);
    if (isRefusal(order)) return order;
    return submit(call, order, { code: input.password, ...submissionWords, schedule });
  },
  toSameBank: transfer({
    type: "LOCAL",
    orderOf: sameBankTransferOf,
    nameOf: async ({ destinationAccountNo }, { db }) => (await accountHere(db, destinationAccountNo))?.name,
  }),
  toOtherBank: transfer({
    type: "NON_INSTANT_INTERBANK",
    orderOf: clearingTransferOf,
    nameOf: async ({ destinationAccountName }) => destinationAccountName?.trim(),
  }),
  toOtherBankAtOnce: transfer({
    type: "INSTANT_INTERBANK",
    orderOf: instantTransferOf,
    nameOf: async ({ destinationBankCode = "", destinationAccountNo }) =>
      nameAtOtherBank(destinationBankCode, destinationAccountNo),
  }),
  limits: async (input, call) => {
    const {
      sourceAccount,
      currencyCode: currency,
      totalAmount,
      largestAmount,
      isSchedule,
      scheduleId,
      ...payee
    } = input;
    const { db, caller } = call;
    const { companyId, role, userId } = caller;
    if (!(await ownAccounts(db, companyId, [sourceAccount])).has(sourceAccount))
      return refuse(`sourceAccount: ${ACCOUNT_NOT_FOUND}`);
    if (!isLimitedCurrency(currency)) return refuse("currencyCode: is not a currency of this bank.");
    const total = totalAmount === undefined ? undefined : parseMinor(totalAmount);
    const changed = scheduleId === undefined ? undefined : changeable(await findSchedule(db, scheduleId, companyId));
    const largestRow = largestAmount === undefined ? largestRowOf(changed) : parseMinor(largestAmount);
    const isRequest = role !== "Single";
    const isPaidNow = !isRequest && !isSchedule && !changed;
    const paidLater = isPaidNow || isSchedule || changed ? undefined : total;
    const payment = { companyId, currency, total, largestRow, isPaidNow, paidLater };
    const policy = await paymentPolicyOf(db, companyId);
    return {
      ...(await limitsOf(call, payment)),
      ...(isRefusal(changed) && { refusal: changed.description, isPossibleTomorrow: undefined }),
      ...(isRequest && { approvers: namesOf(await approversOf(db, companyId, [userId])) }),
      ...(isRequest &&
        total !== undefined && {
          approvalsNeeded: approvalsFor(cediValue(currency, total), policy),
        }),
      ...(total !== undefined && {
        nameCheck: await foretoldNameCheck(call, policy, cediValue(currency, total), payeeOf(payee, changed)),
      }),
    };
  },
  same: async ({ currencyCode: currency, payees = [], invoiceNumber, adviceNumber, scheduleId }, call) => {
    const { db, caller, now } = call;
    const self = { companyId: caller.companyId, now, scheduleId };
    if (invoiceNumber) return samePayments(db, { ...self, bill: { table: "gov_invoices", number: invoiceNumber } });
    if (adviceNumber) return samePayments(db, { ...self, bill: { table: "ssnit_advices", number: adviceNumber } });
    const compared = await mapInSlices(payees, ({ payee, amount }) => ({ payee, amount: parseMinor(amount) }));
    const isNamed = payees.some(({ payeeName }) => payeeName);
    const named = isNamed
      ? await mapInSlices(payees, ({ payee, amount, payeeName = "" }) => ({
          name: payeeName,
          number: payee,
          amount: parseMinor(amount),
        }))
      : [];
    return {
      ...(await samePayments(db, { ...self, currency, payees: compared })),
      changedAccounts: await foretoldChanges(call, await paymentPolicyOf(db, caller.companyId), currency, named),
    };
  },
  receipt: async ({ trnxID }, call) => {
    const { db, caller, settings } = call;
    const receipt = await findReceipt(db, caller.companyId, trnxID);
    if (!receipt || !mayReadReceipt(receipt.category, caller))
      return refuse("There is no receipt for this transaction.");
    const code = await signPaper(db, settings, receiptPaper(receipt));
    const pdf = await receiptPdf(receipt, settings.bankName, code);
    await auditAct(call, "downloaded", `Receipt of ${trnxID}`, { accountOfRequest: trnxID });
    return {
      mimeType: "application/pdf",
      base64: pdf.toString("base64"),
      ...(code && { signature: code.signature }),
    };
  },
};

/** The largest row of a scheduled bulk, whose amounts a change keeps; undefined for other schedules. */
function largestRowOf(changed: StoredSchedule | Refusal | undefined): Minor | undefined {
  if (!changed || isRefusal(changed)) return undefined;
  const { order } = readPlan(changed);
  return order.rows && largestAmountOf(order);
}

/** Returns the payees that the company knows at other accounts, as the payment will find them. */
async function foretoldChanges(
  { db, caller: { companyId } }: Call,
  policy: PaymentPolicy,
  currency: string,
  payees: readonly NamedPayee[],
) {
  const changed = await changedAccountsOf({ db, companyId }, payees);
  if (changed.length === 0) return undefined;
  const isRequired = isNoteRequired(currency, amountTo(changed, payees), policy);
  return { count: changed.length, payees: changed.slice(0, CHANGED_SHOWN_MAX), isNoteRequired: isRequired };
}

type ToSomebody = Parameters<typeof savePayee>[0];
type TransferKind<Input> = {
  readonly type: CheckedPayee["type"];
  readonly orderOf: (input: Input, call: Call) => Promise<Order | Refusal>;
  /** The payee's name as the order will have it; undefined if the order will be refused. */
  readonly nameOf: (input: Input, call: Call) => Promise<string | undefined>;
};

/** Returns the payee as far as the form names one. Of a changed schedule, it can name another number only. */
function payeeOf(
  { payeeType: type, payeePlace: place = "", payeeNumber }: PayeeFields,
  changed: StoredSchedule | Refusal | undefined,
): CheckedPayee | undefined {
  if (!changed) return type && { type, place, number: payeeNumber ?? "" };
  return isRefusal(changed) ? undefined : checkedPayeeOf(readPlan(changed), payeeNumber);
}

/** Returns what the payment must confirm about its payee. */
async function foretoldNameCheck(
  call: Call,
  policy: PaymentPolicy,
  value: Minor,
  payee: CheckedPayee | undefined,
): Promise<NameCheck | undefined> {
  const { companyId } = call.caller;
  return payee && nameCheckOf(call, policy, { companyId, value, payee });
}

/**
 * Transfers to another party, and saves the payee as a beneficiary if requested, even if the payment still needs
 * approval.
 */
function transfer<Input extends ToSomebody>({ type, orderOf, nameOf }: TransferKind<Input>) {
  const prepare = async (input: Input, call: Call) => {
    const changed = await changedAccountAt(call, await nameOf(input, call), input.destinationAccountNo);
    return async (inside: Call) => {
      const schedule = scheduleInstruction(input, inside.now);
      if (isRefusal(schedule)) return schedule;
      const order = await orderOf(input, inside);
      if (isRefusal(order)) return order;
      const payee = { type, place: input.destinationBankCode ?? "", number: input.destinationAccountNo };
      const checked = { payee, confirmed: input };
      const stated = { schedule, checked, change: input, changed };
      const submitted = await submit(inside, order, { code: input.password, ...submissionWords, ...stated });
      if (!isRefusal(submitted) && input.saveBen) await savePayee(input, order, inside);
      return submitted;
    };
  };
  return { prepare };
}
