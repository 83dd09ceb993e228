import { Button, ButtonGroup } from "@blueprintjs/core";
import { Cross, FloppyDisk } from "@blueprintjs/icons";
import { observer } from "mobx-react-lite";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { FILTER_NAME_LENGTH_MAX } from "../../application/reports/saved-filters";
import { ActionButton } from "../kit/action-button";
import { Modal } from "../kit/dialogs/modal";
import { TextField } from "../kit/fields/text-field";
import { words as shared } from "../kit/words";
import { useServices } from "../services";
import type { ReportsStore } from "./reports-store";
import { SavedFiltersStore } from "./saved-filters-store";
import { reportWords } from "./words";

const words = reportWords.saved;

/** Filters saved on this device; a click loads the report. */
export const SavedFilters = observer(function SavedFilters({ reports }: { reports: ReportsStore }) {
  const services = useServices();
  const [store] = useState(() => new SavedFiltersStore(services, reports));
  const group = useRef<HTMLFieldSetElement>(null);
  useEffect(() => void store.load(), [store]);
  return (
    <>
      <fieldset ref={group} tabIndex={-1} className="saved-filters" aria-label={words.title}>
        {store.categoryFilters.map((filter) => (
          <ButtonGroup key={filter.name}>
            <Button size="small" text={filter.name} onClick={() => void reports.applySaved(filter)} />
            <Button
              size="small"
              icon={<Cross />}
              aria-label={words.remove(filter.name)}
              onClick={() => {
                void store.remove(filter);
                group.current?.focus();
              }}
            />
          </ButtonGroup>
        ))}
        <ActionButton
          size="small"
          icon={<FloppyDisk />}
          text={words.save}
          reason={reports.dateProblem}
          onClick={store.beginNaming}
        />
      </fieldset>
      {store.name !== undefined && <NameDialog store={store} name={store.name} />}
    </>
  );
});

function NameDialog({ store, name }: { store: SavedFiltersStore; name: string }) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void store.save();
  };
  return (
    <Modal title={words.save} onClose={store.cancel}>
      <form onSubmit={submit} className="filter-name">
        <TextField
          label={words.name}
          hint={words.hint}
          value={name}
          onChange={store.rename}
          maxLength={FILTER_NAME_LENGTH_MAX}
          keepsRefused={false}
          autoFocus
        />
        <div className="modal-buttons">
          <Button text={shared.cancel} onClick={store.cancel} />
          <ActionButton
            type="submit"
            intent="primary"
            text={words.confirm}
            reason={name.trim() ? undefined : words.nameless}
          />
        </div>
      </form>
    </Modal>
  );
}
