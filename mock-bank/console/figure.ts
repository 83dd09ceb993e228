/** Formats a figure with thousands separators and a true minus sign, for display only; copies use the plain figure. */
export const figure = (amount: string): string => amount.replace(/\B(?=(\d{3})+(?!\d))/g, ",").replace("-", "−");
