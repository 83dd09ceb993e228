/** Specification 1, section 2.10, and specification 3, section 2.2, to the letter where quoted there. */
export const words = {
  title: "Dashboard",
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
    name: "Name",
    account: "Account",
  },
  statistics: {
    title: "Statistics",
    none: "There are no figures for this account and period yet.",
  },
  pending: {
    title: "Pending Payments",
    scheduleId: "Schedule ID",
    amount: "Amount",
    created: "Created by/date",
    details: "Details",
    showAll: "Show All",
    viewAll: "View All Requests",
    empty: "There're no Pending Transactions",
  },
};
