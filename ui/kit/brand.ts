/**
 * The name and data of the bank. To change the bank, change this file, `contact.ts`, `ui/public/manifest.webmanifest`
 * and the pictures next to it (the PNG files show the mark of `favicon.svg`). Asempa Bank is fictional: its phone numbers
 * do not exist and its addresses use a domain reserved for examples.
 */
export const brand = {
  name: "Asempa Bank",
  product: "Corporate Internet Banking",
  /** Shown in rotation on the logo panel (specification 1, section 2.2). */
  slogans: ["Easy access to payment reports", "Bulk salary payments", "Unbeatable speed"],
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
