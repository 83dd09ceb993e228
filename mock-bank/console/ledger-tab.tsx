import { Button, InputGroup } from "@blueprintjs/core";
import { Search } from "@blueprintjs/icons";
import { useCallback, useState } from "react";
import type { LedgerAccount } from "../control-api/answers";
import { AuditPanel } from "./audit-panel";
import { DataTable } from "./data-table";
import type { Desk } from "./desk";
import { figure } from "./figure";
import { JournalPanel } from "./journal-panel";
import { LoadedPart } from "./loaded-part";
import { usePolled } from "./use-polled";

const ASK_AGAIN_MS = 3000;

/**
 * Shows the bank's books: all accounts, the journal of an account or a request, the balance per currency, and the
 * audit.
 */
export function LedgerTab({ desk }: { desk: Desk }) {
  const [about, setAbout] = useState("");
  return (
    <div className="side">
      <div className="trainer books">
        <AccountsPanel desk={desk} about={about} onChoose={setAbout} />
        <div className="side">
          <BalancePanel desk={desk} />
          <AuditPanel desk={desk} />
        </div>
      </div>
      <section className="panel" aria-labelledby="about-title">
        <h2 id="about-title">Journal</h2>
        <div className="panel-head">
          <InputGroup
            aria-label="Request or account"
            placeholder="Request id or account number"
            value={about}
            onValueChange={setAbout}
          />
          <Button text="All" disabled={about === ""} onClick={() => setAbout("")} />
        </div>
        <JournalPanel desk={desk} about={about.trim()} />
      </section>
    </div>
  );
}

type AccountsPanelProps = { desk: Desk; about: string; onChoose: (accountNumber: string) => void };

/** Lists all accounts; a click on one shows its journal. */
function AccountsPanel({ desk, about, onChoose }: AccountsPanelProps) {
  const accounts = usePolled(desk.api.accounts, ASK_AGAIN_MS);
  const [wanted, setWanted] = useState("");
  return (
    <section className="panel" aria-labelledby="accounts-title">
      <div className="panel-head">
        <h2 id="accounts-title">Accounts</h2>
        <InputGroup
          type="search"
          leftIcon={<Search />}
          placeholder="Company, number, currency"
          aria-label="Only accounts with"
          value={wanted}
          onValueChange={setWanted}
        />
      </div>
      <LoadedPart desk={desk} {...accounts}>
        {(value) => (
          <DataTable
            name="Accounts"
            nothing="No account has all of these words."
            keyOf={({ accountNumber }) => accountNumber}
            rows={value.accounts.filter((account) => hasWords(account, wanted))}
            columns={[
              { title: "Company", text: ({ company }) => company },
              {
                title: "Account",
                text: ({ accountNumber }) => accountNumber,
                cell: ({ accountNumber }) => (
                  <button
                    type="button"
                    className="link-button mono"
                    aria-pressed={accountNumber === about}
                    aria-label={`Journal of ${accountNumber}`}
                    onClick={() => onChoose(accountNumber)}
                  >
                    {accountNumber}
                  </button>
                ),
              },
              { title: "Name", text: ({ name }) => name },
              { title: "Currency", text: ({ currency }) => currency },
              { title: "Book", text: ({ book }) => book, cell: ({ book }) => figure(book), isFigure: true },
              {
                title: "Available",
                text: ({ available }) => available,
                cell: ({ available }) => figure(available),
                isFigure: true,
              },
            ]}
          />
        )}
      </LoadedPart>
    </section>
  );
}

/** Shows debits and credits of each currency. */
function BalancePanel({ desk }: { desk: Desk }) {
  const { api } = desk;
  const balances = usePolled(
    useCallback(() => api.ledger(), [api]),
    ASK_AGAIN_MS,
  );
  return (
    <section className="panel" aria-labelledby="balance-title">
      <h2 id="balance-title">Trial balance</h2>
      <LoadedPart desk={desk} {...balances}>
        {({ currencies }) => (
          <DataTable
            name="Trial balance"
            nothing="There are no books."
            keyOf={({ currency }) => currency}
            rows={currencies}
            columns={[
              { title: "Currency", text: ({ currency }) => currency },
              {
                title: "Debits",
                text: ({ debits }) => debits,
                cell: ({ debits }) => figure(debits),
                isFigure: true,
              },
              {
                title: "Credits",
                text: ({ credits }) => credits,
                cell: ({ credits }) => figure(credits),
                isFigure: true,
              },
              { title: "Balanced", text: ({ balanced }) => (balanced ? "yes" : "no") },
            ]}
          />
        )}
      </LoadedPart>
    </section>
  );
}

const hasWords = (account: LedgerAccount, wanted: string): boolean => {
  const text = Object.values(account).join(" ").toLowerCase();
  return wanted
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
};
