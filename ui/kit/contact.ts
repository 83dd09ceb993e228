/**
 * The two blocks of Contact Us (specification 1, section 2.13). They are not in `brand.ts`, because the sign-in page
 * loads that file.
 */
export const contact = {
  headOffice: {
    address: ["Asempa House", "1 Example Avenue", "Accra, Ghana"],
    phones: ["+233 30 000 0001", "+233 30 000 0002", "+233 30 000 0003"],
  },
  contactCenter: {
    email: "help@asempa-bank.example",
    phones: ["+233 20 000 0001", "+233 20 000 0002", "+233 20 000 0003"],
  },
} as const;
