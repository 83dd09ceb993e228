/** Texts of Prepaid Card Load; those quoted in specification 2, sections 2.3 and 8, are verbatim. */
export const cardWords = {
  title: "Prepaid Card Load",
  single: "Single Card Load",
  customerId: "Customer ID",
  cardName: "Card Name",
  lastDigits: "Last 4 Digits",
  phone: "Phone Number",
  submit: "Make Transfer",
  confirmation: "Confirm card load",
  failed: "Transfer is failed. Unable to complete the transaction.",
  notValidated: "Could not validate your card.",
};
