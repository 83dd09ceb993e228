import type { Path } from "../../ui/app/routes";
import { law } from "./law";

export const bankClock = law<Path>({
  name: "bank's clock",
  text: "Everything shown is derived from the bank's clock, whatever the computer's clock and time zone are",
  cells: {
    "/": "tested",
    "/login": "tested",
    "/forgot-password": "tested",
    "/reset-password": "tested",
    "/change-password": "tested",
    "/dashboard": "tested",
    "/beneficiaries": "tested",
    "/beneficiaries/add": "tested",
    "/transfers": "tested",
    "/mobileMoney": "tested",
    "/prepaidCardLoad": "tested",
    "/billPayments": "tested",
    "/fxTransferRate": "tested",
    "/transactionReports": "tested",
    "/transactionReports/activity": "tested",
    "/scheduleTransfers": "tested",
    "/bankStatements": "tested",
    "/pendingRequests": "tested",
    "/myRequests": "tested",
    "/faq": "tested",
    "/complaint": "tested",
    "/contact-us": "tested",
    "/privacy-policy": "tested",
    "/regulatory-directives": "tested",
    "/accessibility": "tested",
  },
});
