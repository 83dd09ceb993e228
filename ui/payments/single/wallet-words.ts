/** Texts of Mobile Money; those quoted in specification 2, section 2.2, are verbatim. */
export const walletWords = {
  title: (chosen: string) => `Mobile Money: ${chosen}`,
  network: "Network",
  wallet: "Beneficiary Wallet Number",
  eLevyFee: "E-Levy Fee",
  submit: "Make Payment",
  notFound: "The wallet has no name yet.",
  incomplete: "Some fields are missing or not right.",
  unvalidated: {
    title: "Mobile Money Name",
    question: "Mobile Money Name has not been validated. Would you like to continue?",
    yes: "Continue",
    no: "Close",
  },
};
