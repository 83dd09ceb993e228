import type { Int8 } from "./columns";

/** What each company paid on each day, counted where it is paid: the day's limit is one row to guard. */
interface DailyPaymentsTable {
  company_id: string;
  /** YYYY-MM-DD. */
  day: string;
  cedi_value: Int8;
}

/** The E-Levy by the day from which each rate holds; a rate of nothing ends it. */
interface ELevyRatesTable {
  /** YYYY-MM-DD. */
  begins: string;
  /** Hundredths of a per cent. */
  basis_points: number;
  /** Pesewas a day and wallet on which nothing is taken. */
  daily_free: Int8;
}

export interface PaymentsTables {
  daily_payments: DailyPaymentsTable;
  e_levy_rates: ELevyRatesTable;
}
