export const currencies = ["GHS", "USD", "EUR", "GBP"] as const;
export type Currency = (typeof currencies)[number];
