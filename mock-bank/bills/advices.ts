import type { Selectable } from "kysely";
import { type Refusal, refuse } from "../core/handler";
import type { Connection } from "../database/tables";
import type { SsnitAdvicesTable } from "../database/tables/bills";
import { formatMinor, type Minor } from "../ledger/minor-units";
import { wireDay } from "./wire-day";

type Advice = Selectable<SsnitAdvicesTable>;
type Named = { readonly paymentAdviceNumber: string; readonly customerCode: string; readonly contributionType: string };

const UNKNOWN_ADVICE = "Payment advice not found.";
export const WRONG_CUSTOMER = "This payment advice does not belong to this customer.";

/** Finds a payment advice by number. It must belong to the company and be of the given type. */
export async function findContributionAdvice(
  db: Connection,
  companyId: string,
  named: Named,
): Promise<Advice | Refusal> {
  const advice = await db
    .selectFrom("ssnit_advices")
    .selectAll()
    .where("company_id", "=", companyId)
    .where("number", "=", named.paymentAdviceNumber)
    .executeTakeFirst();
  if (!advice) return refuse(UNKNOWN_ADVICE);
  const { customer_code: owner, contribution_type: type } = advice;
  if (owner !== null && owner.toLowerCase() !== named.customerCode.toLowerCase()) return refuse(WRONG_CUSTOMER);
  if (type.toUpperCase() !== named.contributionType.toUpperCase())
    return refuse(`This payment advice is for contributions of the type ${type}.`);
  return advice;
}

/** Returns the total to pay: contribution plus penalty (spec gaps, payments). */
export const totalOfAdvice = ({ contribution, penalty }: Advice): Minor => BigInt(contribution) + BigInt(penalty);

/** Formats an advice for the lookup. totalAmountToPay excludes the penalty (spec gaps, payments). */
export const adviceReply = (advice: Advice) => ({
  totalContributionAmount: formatMinor(advice.contribution),
  totalPenaltyAmount: formatMinor(advice.penalty),
  totalAmountToPay: formatMinor(advice.contribution),
  nameOfEstablishment: advice.establishment,
  receiptID: advice.receipt_id,
  paymentAdviceReference: advice.reference,
  paymentAdviceDate: wireDay(advice.issued_on),
});
