import { accounts } from "./accounts";
import { approvals } from "./approvals";
import { otp } from "./otp";
import { payments } from "./payments";
import { requests } from "./requests";
import { session } from "./session";

/** The whole documented API, one property per word. */
export const bankApi = { session, otp, accounts, payments, approvals, requests };
