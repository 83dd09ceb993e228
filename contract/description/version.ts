/**
 * The version of the contract. A change that a bank, or a client of it, must follow needs a new major number; see
 * docs/contract-versions.md.
 */
export const contractVersion = "1.7.0";
