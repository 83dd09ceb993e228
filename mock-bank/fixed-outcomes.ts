import { NOT_THIS_CUSTOMERS } from "./bills/advices";
import { ALREADY_PAID, INVOICE_EXPIRED } from "./bills/bill";
import { UNKNOWN_TIN, UNKNOWN_TIN_END } from "./bills/create-invoice";
import { demonstration } from "./bills/demonstration-bills";
import { ACCOUNT_NOT_FOUND_END } from "./payments/account-names";
import { BLOCKED_CARD, NOBODYS_CARD_START } from "./payments/cards";
import { CARD_BLOCKED } from "./payments/prepaid-card";
import { DECLINED, DECLINED_ACCOUNT_END, SILENT_ACCOUNT_END } from "./payments/route";
import { WALLET_NOT_FOUND_END } from "./payments/wallets";

/** For demonstrations: values whose outcome is always the same; everything else succeeds, with names made of the number. */
export const fixedOutcomes: readonly { readonly value: string; readonly outcome: string }[] = [
  {
    value: `An account number at another bank that ends in ${ACCOUNT_NOT_FOUND_END}`,
    outcome: "The account is not found by the name lookup.",
  },
  {
    value: `A wallet number that ends in ${WALLET_NOT_FOUND_END}, or whose prefix is another network's`,
    outcome: "The wallet is not found.",
  },
  {
    value: `A customer id of a prepaid card that begins with ${NOBODYS_CARD_START}`,
    outcome: "The customer is not found.",
  },
  { value: `An instant transfer to an account that ends in ${DECLINED_ACCOUNT_END}`, outcome: DECLINED },
  {
    value: `An instant transfer to an account that ends in ${SILENT_ACCOUNT_END}`,
    outcome: "The receiving bank does not answer: the transfer is under way for 15 minutes, and then paid.",
  },
  { value: `A prepaid card with the last digits ${BLOCKED_CARD}`, outcome: CARD_BLOCKED },
  { value: `The Ghana.gov invoice ${demonstration.invoice}`, outcome: "GHS 350.00, can be paid once by each company." },
  { value: `The Ghana.gov invoice ${demonstration.expired}`, outcome: INVOICE_EXPIRED },
  { value: `The Ghana.gov invoice ${demonstration.paid}`, outcome: ALREADY_PAID.gov_invoices },
  { value: `The Ghana.gov invoice ${demonstration.large}`, outcome: "GHS 640,000.00, more than the accounts hold." },
  { value: `A TIN that ends in ${UNKNOWN_TIN_END}`, outcome: UNKNOWN_TIN },
  {
    value: `The SSNIT payment advices ${demonstration.regular} (Regular) and ${demonstration.arrears} (Arrears)`,
    outcome: "Can be paid once by each company, with a penalty.",
  },
  { value: `The SSNIT payment advice ${demonstration.someoneElses}`, outcome: NOT_THIS_CUSTOMERS },
  { value: `The SSNIT payment advice ${demonstration.paidAdvice}`, outcome: ALREADY_PAID.ssnit_advices },
];
