/**
 * Texts of the dashboard; those quoted in specification 1, section 2.10, and specification 3, section 2.2, are
 * verbatim.
 */
export const words = {
  trend: (change: string) => `${change} in 30 days`,
  title: "Dashboard",
  morning: {
    cutOff: (hour: number, minutes: number) => {
      const left = [minutes >= 60 && `${Math.floor(minutes / 60)} h`, minutes % 60 > 0 && `${minutes % 60} min`];
      return `${hour}:00 cut-off in ${left.filter(Boolean).join(" ")}`;
    },
    after: "Balance after all approvals",
    more: (count: number) => `and ${count} more`,
  },
  expenditure: {
    title: "Customer Expenditure Analysis",
    account: "Account",
    retry: "RETRY",
    kind: "Category",
    share: "Share",
    amount: "Amount",
    total: "Total",
    kinds: {
      fundsTransfers: "Funds Transfers",
      mobileMoney: "Mobile Money Transfers",
      billPayments: "Bill Payments",
      prepaidCard: "Prepaid Card Load",
      others: "Others",
    },
  },
  beneficiaries: {
    title: "Beneficiaries",
    viewAll: "All Beneficiaries",
    none: "There are no saved beneficiaries yet",
  },
  statistics: {
    title: "Statistics",
    none: "There are no figures for this account and period yet.",
    failed: "The figures could not be loaded.",
  },
  recent: {
    title: "Recent Transactions",
    statement: "All Transactions",
    none: "There were no transactions in the last 12 months",
  },
  pending: {
    title: "Pending Payments",
    beneficiary: "Beneficiary",
    scheduleId: "Schedule ID",
    amount: "Amount",
    charges: (charges: string) => `incl. ${charges} charges`,
    created: "Created by/date",
    details: "Details",
    showAll: "Show All",
    viewAll: "View All Requests",
    empty: "There're no Pending Transactions",
  },
};
