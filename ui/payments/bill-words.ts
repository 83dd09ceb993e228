/** Texts of bill payments that their forms and the summary of a payment share (specification 3, section 2.4). */
export const words = {
  service: "Service Name",
  invoiceNumber: "Invoice Number",
  customerName: "Customer Name",
  adviceNumber: "Payment Advice Number",
  customerCode: "Customer Code",
  contributionType: "Contribution Type",
  establishment: "Establishment Name",
  penalty: "Total Penalty Amount",
  ghanaGov: "Ghana.gov",
  ssnit: "SSNIT",
  paid: { ghanaGov: "Bill Payment is successful!", ssnit: "Payment is successful!" },
};
