/** Grouped for the eye, with a true minus; what is copied stays plain. */
export const figure = (amount: string): string => amount.replace(/\B(?=(\d{3})+(?!\d))/g, ",").replace("-", "−");
