import { numberOf, type Payee } from "../../domain/beneficiaries/beneficiary";
import { savedPayeeKey } from "../../domain/payments/listed-name";
import { NamesStore } from "../payments/names/names-store";
import { words as names } from "../payments/names/names-words";
import type { Services } from "../services";
import { words } from "./words";

type SavedNames<Row> = {
  /** Name of the list, for the file of results. */
  readonly name: string;
  readonly rows: () => readonly Row[];
  /** Number of the account that would pay; empty if it is not known. */
  readonly payer: () => string;
};

/** Creates the check of the names of saved payees. */
export const savedNames = <Row extends Payee>(services: Services, { name, rows, payer }: SavedNames<Row>) =>
  new NamesStore<Row>(services, {
    rows,
    describe: (saved) => ({ listed: saved.name, payee: savedPayeeKey(saved, payer()) }),
    changes: () => [rows(), payer()],
    fileColumns: [
      { heading: words.columns.name, read: (saved) => saved.name },
      { heading: words.columns.number, read: numberOf },
      { heading: words.columns.bank, read: placeOf },
    ],
    fileName: names.file(name),
  });

function placeOf(saved: Payee): string {
  if (saved.kind === "account") return saved.bank.name;
  return saved.kind === "wallet" ? saved.network.name : "";
}
