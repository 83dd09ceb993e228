import { Button, Radio, RadioGroup } from "@blueprintjs/core";
import { type FormEvent, useId, useState } from "react";
import type { BookFormat, StatementFormat } from "../../domain/accounts/statement";
import { ActionButton } from "../kit/action-button";
import { Modal } from "../kit/dialogs/modal";
import { words as shared } from "../kit/words";
import { statementWords } from "./statement-words";

const words = statementWords.downloading;

type Format = StatementFormat | BookFormat;
type Props = {
  /** The formats for accounting programs that the bank offers. */
  bookFormats: readonly BookFormat[];
  /** What the file has that the list does not show. */
  note: string | undefined;
  /** The number of accounts that the company has. */
  accountCount: number;
  isBusy: boolean;
  onDownload: (format: Format, areAll: boolean) => void;
  onClose: () => void;
};

/** Selects PDF or Excel (specification 1, section 2.12), or a format for accounting programs. */
export function DownloadDialog({ bookFormats, note, accountCount, isBusy, onDownload, onClose }: Props) {
  const [format, setFormat] = useState<Format>("pdf");
  const [areAll, setAreAll] = useState(false);
  const name = useId();
  const accountsName = useId();
  // The radios have no values but those of the formats.
  const choice = {
    name,
    inline: true,
    selectedValue: format,
    onChange: ({ currentTarget }: FormEvent<HTMLInputElement>) => setFormat(currentTarget.value as Format),
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) onDownload(format, areAll);
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
        {accountCount > 1 && (
          <fieldset className="formats" aria-label={words.accounts}>
            <RadioGroup
              label={words.accounts}
              name={accountsName}
              selectedValue={areAll ? "all" : "one"}
              onChange={({ currentTarget }) => setAreAll(currentTarget.value === "all")}
            >
              <Radio value="one" label={words.thisAccount} />
              <Radio value="all" label={words.allAccounts(accountCount)} />
            </RadioGroup>
          </fieldset>
        )}
        {note && <p>{note}</p>}
        <p className="quiet">
          {words.templateHint}{" "}
          <a href={words.template.address} download>
            {words.template.name}
          </a>
        </p>
        <div className="modal-buttons">
          <Button text={shared.cancel} onClick={onClose} />
          <ActionButton type="submit" intent="primary" text={words.start} busy={isBusy} />
        </div>
      </form>
    </Modal>
  );
}
