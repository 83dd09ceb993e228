import { expect, it } from "vitest";
import { whole } from "../../mock-bank/documents/whole";
import type { Booking, Books } from "../../mock-bank/statements/bookings";
import { booksCamt } from "../../mock-bank/statements/books-camt";

const booking = (kind: Booking["kind"], journalReference: string) =>
  ({ kind, journalReference, at: new Date(0), amount: 100n, narration: "Wages", counterparty: {} }) as Booking;

it("programs for accounting tell all lines of an entry apart, in whatever part of the file they are", async () => {
  async function* bookings() {
    yield [booking("payment", "T1"), booking("charge", "T1"), booking("eLevy", "T1")];
    // A list that came back is one entry with a line for each payee.
    yield [booking("payment", "T1-BACK"), booking("payment", "T1-BACK"), booking("charge", "T1-BACK")];
    yield [booking("payment", "T1-BACK"), booking("charge", "T1-BACK")];
  }
  const account = { number: "1441000234567", name: "Volta Agro", currency: "GHS" };
  const period = { from: new Date(0), until: new Date(86_400_000) };
  const statement = { account, period, opening: 0n, closing: 0n, credits: 0n, debits: 0n, count: 8 };
  const books = { bankName: "Bank", company: "Volta", at: new Date(0), statement, bookings: bookings() };
  const file = (await whole(booksCamt(books as unknown as Books))).toString();
  const entries = file.split("<Ntry>").slice(1);
  const references = entries.map((entry) => /<AcctSvcrRef>(.*?)<\/AcctSvcrRef>/.exec(entry)?.[1]);
  expect(references).toEqual([
    "T1",
    "T1/CHARGE",
    "T1/E-LEVY",
    "T1-BACK",
    "T1-BACK/2",
    "T1-BACK/CHARGE",
    "T1-BACK/3",
    "T1-BACK/CHARGE/2",
  ]);
});
