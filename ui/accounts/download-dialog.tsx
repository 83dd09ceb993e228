import { Button, Radio, RadioGroup } from "@blueprintjs/core";
import { type FormEvent, useState } from "react";
import type { StatementFormat } from "../../domain/accounts/statement";
import { ActionButton } from "../shared/action-button";
import { Modal } from "../shared/dialogs/modal";
import { words as shared } from "../shared/words";
import { statementWords } from "./statement-words";

const words = statementWords.downloading;

type Props = { isBusy: boolean; onDownload: (format: StatementFormat) => void; onClose: () => void };

/** Selects PDF or Excel (specification 1, section 2.12). */
export function DownloadDialog({ isBusy, onDownload, onClose }: Props) {
  const [format, setFormat] = useState<StatementFormat>("pdf");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) onDownload(format);
  };
  return (
    <Modal title={statementWords.download} onClose={onClose}>
      <form className="form" aria-label={statementWords.download} onSubmit={submit}>
        <RadioGroup
          inline
          label={words.format}
          selectedValue={format}
          onChange={({ currentTarget }) => setFormat(currentTarget.value === "excel" ? "excel" : "pdf")}
        >
          {Object.entries(words.formats).map(([value, label]) => (
            <Radio key={value} value={value} label={label} />
          ))}
        </RadioGroup>
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
