import { Button, Checkbox, Radio, RadioGroup } from "@blueprintjs/core";
import { type FormEvent, useId, useState } from "react";
import type { Account } from "../../domain/accounts/account";
import type { BookFormat, StatementFormat } from "../../domain/accounts/statement";
import { ActionButton } from "../kit/action-button";
import { Modal } from "../kit/dialogs/modal";
import { AsIs } from "../kit/facts";
import { words as shared } from "../kit/words";
import { AccountNumber } from "./account-text";
import { statementWords } from "./words";

const words = statementWords.downloading;

type Format = StatementFormat | BookFormat;
type Props = {
  /** The formats for accounting programs that the bank offers. */
  bookFormats: readonly BookFormat[];
  /** What the file has that the list does not show. */
  note: string | undefined;
  /** The account of the page, and all of the company. */
  account: Account;
  accounts: readonly Account[];
  isBusy: boolean;
  onDownload: (format: Format, accounts: readonly Account[]) => void;
  onClose: () => void;
};

/** Selects PDF or Excel (specification 1, section 2.12), or a format for accounting programs, and the accounts. */
export function DownloadDialog({ bookFormats, note, account, accounts, isBusy, onDownload, onClose }: Props) {
  const [format, setFormat] = useState<Format>("pdf");
  const [downloaded, setDownloaded] = useState<readonly Account[]>([account]);
  const name = useId();
  // The radios have no values but those of the formats.
  const choice = {
    name,
    inline: true,
    selectedValue: format,
    onChange: ({ currentTarget }: FormEvent<HTMLInputElement>) => setFormat(currentTarget.value as Format),
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy && downloaded.length > 0) onDownload(format, downloaded);
  };
  return (
    <Modal title={statementWords.download} onClose={onClose}>
      <form className="form" aria-label={statementWords.download} onSubmit={submit}>
        <fieldset className="formats" aria-label={words.format}>
          <RadioGroup label={words.format} {...choice}>
            {Object.entries(words.formats).map(([value, label]) => (
              <Radio key={value} value={value} label={label} />
            ))}
          </RadioGroup>
          {bookFormats.length > 0 && (
            <RadioGroup label={words.forBooks} {...choice}>
              {bookFormats.map((value) => (
                <Radio key={value} value={value} label={words.bookFormats[value]} />
              ))}
            </RadioGroup>
          )}
        </fieldset>
        {accounts.length > 1 && <DownloadedAccounts account={account} accounts={accounts} onChange={setDownloaded} />}
        {note && <p>{note}</p>}
        <p className="quiet">
          {words.templateHint}{" "}
          <a href={words.template.address} download>
            {words.template.name}
          </a>
        </p>
        <div className="modal-buttons">
          <Button text={shared.cancel} onClick={onClose} />
          <ActionButton
            type="submit"
            intent="primary"
            text={words.start}
            busy={isBusy}
            reason={downloaded.length === 0 ? words.noAccount : undefined}
          />
        </div>
      </form>
    </Modal>
  );
}

type Scope = "one" | "some" | "all";
type DownloadedAccountsProps = Pick<Props, "account" | "accounts"> & {
  onChange: (downloaded: readonly Account[]) => void;
};

/** Selects the account of the page, some accounts, or all of them. */
function DownloadedAccounts({ account, accounts, onChange }: DownloadedAccountsProps) {
  const [scope, setScope] = useState<Scope>("one");
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set([account.number]));
  const change = (next: Scope, numbers: ReadonlySet<string>) => {
    setScope(next);
    setChosen(numbers);
    const some = accounts.filter(({ number }) => numbers.has(number));
    onChange({ one: [account], some, all: accounts }[next]);
  };
  const choose = (number: string, isChosen: boolean) => {
    const numbers = new Set(chosen);
    if (isChosen) numbers.add(number);
    else numbers.delete(number);
    change("some", numbers);
  };
  return (
    <fieldset className="formats" aria-label={words.accounts}>
      <RadioGroup
        label={words.accounts}
        name={useId()}
        selectedValue={scope}
        // The radios have no values but those of the scopes.
        onChange={({ currentTarget }) => change(currentTarget.value as Scope, chosen)}
      >
        <Radio value="one" label={words.thisAccount} />
        {accounts.length > 2 && <Radio value="some" label={words.someAccounts} />}
        <Radio value="all" label={words.allAccounts(accounts.length)} />
      </RadioGroup>
      {scope === "some" && (
        <div className="downloaded-accounts">
          {accounts.map(({ number, name }) => (
            <Checkbox
              key={number}
              checked={chosen.has(number)}
              onChange={({ currentTarget }) => choose(number, currentTarget.checked)}
            >
              <AsIs>{name}</AsIs>{" "}
              <span className="quiet">
                <AccountNumber number={number} />
              </span>
            </Checkbox>
          ))}
        </div>
      )}
    </fieldset>
  );
}
