import { WRONG_CUSTOMER } from "../bills/advices";
import { UNKNOWN_TIN, UNKNOWN_TIN_END } from "../bills/create-invoice";
import { demonstration } from "../bills/demonstration-bills";
import { ALREADY_PAID, INVOICE_EXPIRED } from "../execution/bill";
import { DECLINED, DECLINED_ACCOUNT_END, UNANSWERED_ACCOUNT_END } from "../execution/payment-outcome";
import { ACCOUNT_NOT_FOUND_END } from "../lookups/account-names";
import { BLOCKED_CARD, UNKNOWN_CARD_START } from "../lookups/cards";
import { WALLET_NOT_FOUND_END } from "../lookups/wallets";
import { CARD_BLOCKED } from "../orders/prepaid-card";

/** The field in the client, a description of the value, an example to copy, and the outcome. */
type FixedOutcome = {
  readonly where: string;
  readonly value: string;
  readonly copy: readonly string[];
  readonly outcome: string;
};

/** Values with a fixed outcome, for demonstrations. All other values succeed, with names derived from the number. */
export const fixedOutcomes: readonly FixedOutcome[] = [
  {
    where: "Other bank transfer",
    value: `An account number at another bank that ends in ${ACCOUNT_NOT_FOUND_END}`,
    copy: [`144100012${ACCOUNT_NOT_FOUND_END}`],
    outcome: "The account is not found by the name lookup.",
  },
  {
    where: "Mobile money",
    value: `A wallet number that ends in ${WALLET_NOT_FOUND_END}, or whose prefix is another network's`,
    copy: [`024412${WALLET_NOT_FOUND_END}`],
    outcome: "The wallet is not found.",
  },
  {
    where: "Prepaid card",
    value: `A customer id of a prepaid card that begins with ${UNKNOWN_CARD_START}`,
    copy: [`${UNKNOWN_CARD_START}1234567`],
    outcome: "The customer is not found.",
  },
  {
    where: "Other bank transfer",
    value: `An instant transfer to an account that ends in ${DECLINED_ACCOUNT_END}`,
    copy: [`144100012${DECLINED_ACCOUNT_END}`],
    outcome: DECLINED,
  },
  {
    where: "Other bank transfer",
    value: `An instant transfer to an account that ends in ${UNANSWERED_ACCOUNT_END}`,
    copy: [`144100012${UNANSWERED_ACCOUNT_END}`],
    outcome: "The receiving bank does not answer: the transfer is under way for 15 minutes, and then paid.",
  },
  {
    where: "Prepaid card",
    value: `A prepaid card with the last digits ${BLOCKED_CARD}`,
    copy: [BLOCKED_CARD],
    outcome: CARD_BLOCKED,
  },
  ghanaGov(demonstration.invoice, "GHS 350.00 for Direct taxes, can be paid once by each company."),
  ghanaGov(demonstration.expired, `For Stamp duty. ${INVOICE_EXPIRED}`),
  ghanaGov(demonstration.paid, `For Passport application. ${ALREADY_PAID.gov_invoices}`),
  ghanaGov(demonstration.large, "GHS 640,000.00 for Direct taxes, more than the accounts hold."),
  {
    where: "Ghana.gov invoice",
    value: `A TIN that ends in ${UNKNOWN_TIN_END}`,
    copy: [`C001234${UNKNOWN_TIN_END}`],
    outcome: UNKNOWN_TIN,
  },
  {
    where: "SSNIT",
    value: `The SSNIT payment advices ${demonstration.regular} (Regular) and ${demonstration.arrears} (Arrears)`,
    copy: [demonstration.regular, demonstration.arrears],
    outcome: "Can be paid once by each company, with a penalty.",
  },
  ssnit(demonstration.someoneElses, WRONG_CUSTOMER),
  ssnit(demonstration.paidAdvice, ALREADY_PAID.ssnit_advices),
];

function ghanaGov(invoice: string, outcome: string): FixedOutcome {
  return { where: "Ghana.gov", value: `The Ghana.gov invoice ${invoice}`, copy: [invoice], outcome };
}

function ssnit(advice: string, outcome: string): FixedOutcome {
  return { where: "SSNIT", value: `The SSNIT payment advice ${advice}`, copy: [advice], outcome };
}
