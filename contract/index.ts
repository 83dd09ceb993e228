import { accounts } from "./accounts";
import { approvals } from "./approvals";
import { bills } from "./bills";
import { bulkTransfers } from "./bulk-transfers";
import { cardBeneficiaries } from "./card-beneficiaries";
import { fx } from "./fx";
import { lookups } from "./lookups";
import { mobileMoney } from "./mobile-money";
import { notices } from "./notices";
import { otp } from "./otp";
import { passwords } from "./passwords";
import { payments } from "./payments";
import { prepaidCard } from "./prepaid-card";
import { reports } from "./reports";
import { requests } from "./requests";
import { schedules } from "./schedules";
import { session } from "./session";
import { statements } from "./statements";
import { support } from "./support";
import { transferBeneficiaries } from "./transfer-beneficiaries";
import { walletBeneficiaries } from "./wallet-beneficiaries";

/** The whole documented API, one property per noun. Payments, accounts and beneficiaries have several nouns each. */
export const bankApi = {
  session,
  passwords,
  otp,
  accounts,
  statements,
  notices,
  payments,
  bulkTransfers,
  mobileMoney,
  prepaidCard,
  lookups,
  transferBeneficiaries,
  walletBeneficiaries,
  cardBeneficiaries,
  schedules,
  fx,
  bills,
  approvals,
  requests,
  reports,
  support,
};
