import { read, utils } from "xlsx";
import { columnsOf } from "../../adapters/bank-api/payments/bulk-columns";
import { ForeignWorkbook } from "../../adapters/spreadsheets/foreign-workbook";
import { readWorkbook } from "../../adapters/spreadsheets/read-workbook";
import { foreignFileOf, mappedFileOf, tableOf } from "../../adapters/spreadsheets/worker-spreadsheets";
import { writeWorkbook } from "../../adapters/spreadsheets/write-workbook";
import type { ConfirmedCall } from "../../application/otp/protected-action";
import type { BulkPaymentsPort } from "../../application/payments/bulk-payments-port";
import type { PaymentReceipt } from "../../application/payments/payments-port";
import type { Spreadsheets } from "../../application/payments/spreadsheets-port";
import type { BankFailure } from "../../application/ports/bank-failure";
import { doubtfulIn } from "../../contract/sheet-cells";
import { exceeds, ghs, parseAmount, subtract, zero } from "../../domain/money";
import { type BulkRow, noIds, totalsOf } from "../../domain/payments/bulk";
import type { BulkCategory } from "../../domain/payments/categories";
import { ok, type Result } from "../../domain/result";
import { maySubmit, needsApproval } from "../../domain/session/roles";
import type { User } from "../../domain/session/user";
import { type InMemoryBank, refused } from "./in-memory-bank";

type SignedIn = <T>(act: () => Result<T, BankFailure>) => Promise<Result<T, BankFailure>>;
type ConfirmedCallFactory = <T>(
  what: unknown,
  act: () => Result<T, BankFailure>,
  key: string | undefined,
) => ConfirmedCall<T> & { readonly key: string };

/** Reads workbooks on the main thread, because tests have no page to keep responsive. */
export const spreadsheetsAtOnce: Spreadsheets = {
  templateOf: (category) => `/templates/${category}.xlsx`,
  templateColumns: columnsOf,
  doubtfulAmong: doubtfulIn,
  expect: () => {},
  inspect: async (file, category) => readWorkbook(new Uint8Array(await file.arrayBuffer()), columnsOf(category)),
  open: async (file, category) => {
    const opened = ForeignWorkbook.open(await foreignFileOf(file, category));
    if (!opened.ok) return opened;
    return ok({
      tables: opened.value.shownTables,
      check: async (mapping) => opened.value.check(mapping),
      write: async (mapping) => {
        const mapped = opened.value.write(mapping);
        return mapped.ok ? ok(mappedFileOf(mapped.value, file.name)) : mapped;
      },
      close: () => {},
    });
  },
  workbook: async (category, rows, { reasons } = { reasons: false }) => writeWorkbook(tableOf(category, rows, reasons)),
  textWorkbook: async (headings, rows) => writeWorkbook({ headings, holds: [], rows }),
  uploadFile: async (category, rows, name = "corrected.xlsx") =>
    new File([writeWorkbook(tableOf(category, rows, false))], name),
};

/** Reads real workbooks. Rejects only a few marked values, enough to test how errors are shown. */
export function inMemoryBulkPayments(
  bank: InMemoryBank,
  user: User,
  signedIn: SignedIn,
  confirmed: ConfirmedCallFactory,
): BulkPaymentsPort {
  return {
    upload: async ({ category, source, file, positions }) => {
      const bytes = new Uint8Array(await file.arrayBuffer());
      return signedIn(() => {
        if (!maySubmit(user)) return refused("Not allowed.");
        if (!bank.accounts.some(({ number }) => number === source.number)) return refused("Account not found");
        const readable = readWorkbook(bytes, columnsOf(category));
        if (!readable.ok) return refused("The file cannot be read.");
        return ok(rowsIn(bytes, category).map((row, at) => ({ ...row, position: positions?.[at] ?? row.position })));
      });
    },
    prepare: async (payment, _listName, key) =>
      confirmed<PaymentReceipt>(
        payment,
        () => {
          if (!maySubmit(user)) return refused("Not allowed.");
          const transactionId = bank.next("B-");
          if (needsApproval(user)) return ok({ transactionId, message: "Sent." });
          const { total } = totalsOf(payment.rows, payment.source.currency);
          const from = bank.accounts.find(({ number }) => number === payment.source.number);
          if (!from) return refused("Account not found");
          if (payment.schedule)
            return ok({ transactionId: bank.keepBulkSchedule(payment, user.fullName), message: "Kept." });
          if (exceeds(total, from.available)) return refused("Insufficient funds to complete the transaction.");
          bank.accounts = bank.accounts.map((account) =>
            account === from
              ? { ...from, available: subtract(from.available, total), book: subtract(from.book, total) }
              : account,
          );
          return ok({ transactionId, message: "Done." });
        },
        key,
      ),
  };
}

function rowsIn(bytes: Uint8Array, category: BulkCategory): readonly BulkRow[] {
  const book = read(bytes, { type: "array" });
  const sheet = book.Sheets[book.SheetNames[0] ?? ""];
  const rows = sheet ? utils.sheet_to_json<Record<string, unknown>>(sheet, { raw: false, defval: "" }) : [];
  return rows.map((cells, at) => {
    const texts: BulkRow["texts"] = Object.fromEntries(
      columnsOf(category).map(({ heading, field }) => [field, String(cells[heading] ?? "").trim()]),
    );
    const amount = parseAmount(texts.amount ?? "");
    const wrong = !amount.ok
      ? "Amount is not valid."
      : /x/.test(texts.account ?? texts.wallet ?? texts.customer ?? "")
        ? "Account not found"
        : texts.network !== undefined && !/^(mtn|telecel|airteltigo)$/i.test(texts.network)
          ? "Network must be MTN, Telecel or AirtelTigo."
          : "";
    return {
      position: at + 1,
      texts: category === "mobileMoneyBulk" && wrong === "" ? { ...texts, walletName: "Akosua Nyarko" } : texts,
      amount: amount.ok ? amount.value : undefined,
      charge: category === "mobileMoneyBulk" ? ghs(50) : zero("GHS"),
      eLevy: zero("GHS"),
      isBad: wrong !== "",
      status: wrong,
      ids: noIds,
    };
  });
}
