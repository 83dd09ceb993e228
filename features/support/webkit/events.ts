/** The driver's own paths in the page's origin; the bank has none of them. */
export const SCRIPT_PATH = "/.driver/script.js";
export const REPORT_PATH = "/.driver/report";

/** A report of a page to the driver. */
export type PageEvent =
  | { readonly kind: "console"; readonly type: string; readonly text: string }
  | { readonly kind: "error"; readonly text: string }
  | { readonly kind: "address"; readonly address: string };
