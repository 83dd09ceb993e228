/** Texts of accounts; those quoted in specification 1, sections 2.10 and 8, are verbatim. */
export const words = {
  title: "Accounts",
  failed: "We could not get your accounts!",
  retry: "TRY AGAIN",
  none: "There are no accounts yet",
  available: "Available balance",
  book: "Book balance",
  back: "Back",
  forward: "Forward",
  showAll: (count: number) => `Show all ${count} accounts`,
  details: "Account Details",
  statement: "Account Statement",
  fields: {
    name: "Account Name",
    number: "Account Number",
    type: "Account Type",
    currency: "Currency",
    bank: "Bank",
    primary: "Primary account",
    yes: "Yes",
    no: "No",
  },
};
