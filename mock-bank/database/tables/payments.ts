import type { Int8, Moment } from "./columns";

/** Total paid by each company per day, updated with each payment, so that the daily limit needs one row lock. */
interface DailyPaymentsTable {
  company_id: string;
  /** YYYY-MM-DD. */
  day: string;
  cedi_value: Int8;
}

/** Rates of the E-Levy by their first day; a zero rate ends it. */
interface ELevyRatesTable {
  /** YYYY-MM-DD. */
  valid_from: string;
  /** Hundredths of a per cent: 100 is 1 %. */
  basis_points: number;
  /** Pesewas per day and wallet that are not taxed. */
  daily_free: Int8;
}

/** The payees that a company has paid, in single payments and rows of bulks. The database adds them. */
interface PaidPayeesTable {
  company_id: string;
  /** Account, wallet or IBAN, in capitals and without separators. */
  number: string;
  /** As paid, or as saved when it was paid. */
  name: string;
  /** Zero for a name that was only saved. */
  times: number;
  last_paid_at: Moment;
}

/** The cards that a company has loaded, in single payments and rows of bulks. The database adds them. */
interface PaidCardsTable {
  company_id: string;
  customer: string;
  last_digits: string;
  /** Zero if the money of all loads came back. */
  times: number;
  last_paid_at: Moment;
}

export interface PaymentsTables {
  paid_cards: PaidCardsTable;
  paid_payees: PaidPayeesTable;
  daily_payments: DailyPaymentsTable;
  e_levy_rates: ELevyRatesTable;
}
