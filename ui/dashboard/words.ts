/** Specification 1, section 2.10, and specification 3, section 2.2, to the letter where quoted there. */
export const words = {
  title: "Dashboard",
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
