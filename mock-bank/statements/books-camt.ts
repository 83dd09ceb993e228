import { randomUUID } from "node:crypto";
import { escaped } from "../documents/xml";
import { formatMinor, type Minor } from "../ledger/minor-units";
import { OWN_SORT_CODE } from "../lookups/banks";
import { bankDay } from "../values/wire-dates";
import type { Booking, Books } from "./bookings";
import { lastDayOf } from "./period";

/**
 * Writes a statement as the message BankToCustomerStatementV08 of ISO 20022 (camt.053.001.08). The balances come before
 * the entries, as the standard wants it.
 */
export async function* booksCamt(books: Books): AsyncGenerator<Buffer> {
  const { bookings, statement, bankName } = books;
  yield Buffer.from(headOf(books));
  const numbered = numberedReferences();
  for await (const part of bookings)
    yield Buffer.from(
      part.map((booking) => entryOf(booking, numbered(booking), statement.account.currency, bankName)).join(""),
    );
  yield Buffer.from("</Stmt></BkToCstmrStmt></Document>\n");
}

/** Lengths of texts in the standard. */
const REFERENCE_MAX = 35;
/** Written by the standard where a payment has no end-to-end id. */
const NO_ID = "NOTPROVIDED";
const ACCOUNT_MAX = 34;
const ACCOUNT_NAME_MAX = 70;
const TEXT_MAX = 140;

/** Writes an element; nothing if it would be empty, which the standard does not allow. */
const element = (name: string, content: string): string => (content ? `<${name}>${content}</${name}>` : "");
const text = (name: string, written: string | undefined, lengthMax: number): string =>
  element(name, escaped([...(written ?? "")].slice(0, lengthMax).join("")));

const signOf = (amount: Minor): string => element("CdtDbtInd", amount < 0n ? "DBIT" : "CRDT");
const sizeOf = (amount: Minor): string => formatMinor(amount < 0n ? -amount : amount);
const amountOf = (amount: Minor, currency: string): string =>
  `<Amt Ccy="${escaped(currency)}">${sizeOf(amount)}</Amt>${signOf(amount)}`;
const dateOf = (name: string, day: Date): string => element(name, element("Dt", bankDay(day)));
/** Ghana has no IBAN. */
const accountOf = (number: string | undefined): string =>
  element("Id", element("Othr", text("Id", number, ACCOUNT_MAX)));
const partyOf = (name: string, party: string | undefined): string =>
  element(name, element("Pty", text("Nm", party, TEXT_MAX)));

function headOf({ bankName, company, at, statement }: Books): string {
  const { account, period, opening, closing, credits, debits, count } = statement;
  const { number, name, currency } = account;
  const end = lastDayOf(period);
  const isOver = end < at;
  const issued = at.toISOString();
  const days = [period.from, end].map((day) => bankDay(day).slice(2).replaceAll("-", ""));
  // The id contains the time of issue if the period includes today, because a later statement of the same days can
  // differ.
  const time = isOver ? [] : [issued.slice(11, 19).replaceAll(":", "")];
  const balance = (code: string, amount: Minor, day: Date) =>
    `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp>${amountOf(amount, currency)}${dateOf("Dt", day)}</Bal>`;
  return [
    `<?xml version="1.0" encoding="UTF-8"?>\n<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08">`,
    `<BkToCstmrStmt><GrpHdr><MsgId>${randomUUID().replaceAll("-", "")}</MsgId><CreDtTm>${issued}</CreDtTm></GrpHdr>`,
    `<Stmt>${text("Id", [number, ...days, ...time].join("-"), REFERENCE_MAX)}<CreDtTm>${issued}</CreDtTm>`,
    `<FrToDt><FrDtTm>${period.from.toISOString()}</FrDtTm><ToDtTm>${(isOver ? end : at).toISOString()}</ToDtTm></FrToDt>`,
    `<Acct>${accountOf(number)}<Ccy>${escaped(currency)}</Ccy>${text("Nm", name, ACCOUNT_NAME_MAX)}`,
    `<Ownr>${text("Nm", company, TEXT_MAX)}</Ownr>`,
    `<Svcr><FinInstnId>${text("Nm", bankName, TEXT_MAX)}<Othr><Id>${OWN_SORT_CODE}</Id></Othr></FinInstnId></Svcr></Acct>`,
    balance("OPBD", opening, period.from),
    balance("CLBD", closing, end),
    `<TxsSummry><TtlNtries><NbOfNtries>${count}</NbOfNtries><Sum>${formatMinor(credits + debits)}</Sum>`,
    `<TtlNetNtry><Amt>${sizeOf(credits - debits)}</Amt>${signOf(credits - debits)}</TtlNetNtry></TtlNtries>`,
    `<TtlCdtNtries><Sum>${formatMinor(credits)}</Sum></TtlCdtNtries>`,
    `<TtlDbtNtries><Sum>${formatMinor(debits)}</Sum></TtlDbtNtries></TxsSummry>`,
  ].join("");
}

/** Code of the bank, and the sub-family in the list of bank transaction codes of ISO 20022. */
const codes: Readonly<Record<Booking["kind"], { readonly own: string; readonly subFamily: string }>> = {
  payment: { own: "PAYMENT", subFamily: "OTHR" },
  charge: { own: "CHARGE", subFamily: "CHRG" },
  eLevy: { own: "E-LEVY", subFamily: "TAXE" },
};

/**
 * Returns the reference of each line, by which programs recognize entries that they already have. An entry with several
 * lines of one kind, such as a list that came back, has a number for each.
 */
function numberedReferences(): (booking: Booking) => string {
  const counts = new Map<string, number>();
  return ({ kind, journalReference }) => {
    const reference = kind === "payment" ? journalReference : `${journalReference}/${codes[kind].own}`;
    const count = (counts.get(reference) ?? 0) + 1;
    counts.set(reference, count);
    return count === 1 ? reference : `${reference}/${count}`;
  };
}

function entryOf(booking: Booking, reference: string, currency: string, bankName: string): string {
  const { kind, at, amount, narration, journalReference, requestId, counterparty } = booking;
  const { own, subFamily } = codes[kind];
  const [family, party, partyAccount] = amount < 0n ? ["ICDT", "Cdtr", "CdtrAcct"] : ["RCDT", "Dbtr", "DbtrAcct"];
  // Programs match payments by this id. The bank's charges and entries without a request are payments of no user.
  const endToEndId = kind === "payment" && requestId ? journalReference : NO_ID;
  return [
    `<Ntry>${text("NtryRef", journalReference, REFERENCE_MAX)}${amountOf(amount, currency)}<Sts><Cd>BOOK</Cd></Sts>`,
    `${dateOf("BookgDt", at)}${dateOf("ValDt", at)}${text("AcctSvcrRef", reference, REFERENCE_MAX)}`,
    `<BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>${family}</Cd><SubFmlyCd>${subFamily}</SubFmlyCd></Fmly></Domn>`,
    `<Prtry><Cd>${own}</Cd>${text("Issr", bankName, REFERENCE_MAX)}</Prtry></BkTxCd>`,
    `<NtryDtls><TxDtls><Refs>${text("AcctSvcrRef", reference, REFERENCE_MAX)}`,
    `${text("PmtInfId", requestId, REFERENCE_MAX)}${text("EndToEndId", endToEndId, REFERENCE_MAX)}</Refs>`,
    amountOf(amount, currency),
    element("RltdPties", partyOf(party, counterparty.name) + element(partyAccount, accountOf(counterparty.account))),
    `${element("RmtInf", text("Ustrd", narration, TEXT_MAX))}</TxDtls></NtryDtls></Ntry>`,
  ].join("");
}
