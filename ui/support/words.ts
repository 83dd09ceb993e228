/**
 * Texts that the first page of the front door needs too. Specified texts are verbatim (specification 1, section 2.13).
 */
export const words = {
  contactUs: "Contact Us",
  headOffice: "Head Office",
  contactCenter: "Contact Center",
};
