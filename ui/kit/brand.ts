/**
 * The name and data of the bank. To change the bank, change this file, `ui/public/manifest.webmanifest` and the
 * pictures next to it (the PNG files show the mark of `favicon.svg`). Asempa Bank is fictional: its phone numbers do not
 * exist and its addresses use a domain reserved for examples.
 */
export const brand = {
  name: "Asempa Bank",
  product: "Corporate Internet Banking",
  /** Shown in rotation on the logo panel (specification 1, section 2.2). */
  slogans: ["Easy access to payment reports", "Bulk salary payments", "Unbeatable speed"],
} as const;

/** The two blocks of Contact Us (specification 1, section 2.13). */
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

export const socialLinks = [
  { network: "Facebook", url: "https://facebook.example/asempabank" },
  { network: "X", url: "https://x.example/asempabank" },
  { network: "LinkedIn", url: "https://linkedin.example/company/asempabank" },
  { network: "Instagram", url: "https://instagram.example/asempabank" },
] as const;

/**
 * The primary colour in steps from dark to light. The build replaces Blueprint's five blues in all style sheets by
 * these steps. `ink` is the background of the logo panel. `tests/ui/contrast.test.ts` checks the contrast.
 */
export const purple = {
  ink: "#250e48",
  1: "#491d84",
  2: "#5e2aa6",
  3: "#733ac7",
  4: "#9865e6",
  5: "#cbadf9",
} as const;
