/** How money reaches another bank: at once through the instant switch, or with the next clearing. */
export type Speed = "instant" | "nonInstant";

/** A bank that takes transfers of one speed; its code is of that speed's own list (specification 2, section 3). */
export type Bank = { readonly name: string; readonly code: string };

/** The sort code is what the clearing house knows a branch by. */
export type BankBranch = { readonly name: string; readonly code: string; readonly sortCode: string };
