import { Button, ButtonGroup } from "@blueprintjs/core";
import { Cross, FloppyDisk } from "@blueprintjs/icons";
import { runInAction } from "mobx";
import { observer } from "mobx-react-lite";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { FILTER_NAME_LENGTH_MAX, type SavedFilter } from "../../application/reports/saved-filters";
import { ActionButton } from "../kit/action-button";
import { Modal } from "../kit/dialogs/modal";
import { TextField } from "../kit/fields/text-field";
import { makeStore } from "../kit/make-store";
import { words as shared } from "../kit/words";
import { type Services, useServices } from "../services";
import type { ReportsStore } from "./reports-store";
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

/** The user's saved filters for the current category. */
class SavedFiltersStore {
  /** The name typed for the current filter; undefined while no filter is being saved. */
  name: string | undefined;
  private all: readonly SavedFilter[] = [];

  constructor(
    private readonly services: Pick<Services, "savedFilters">,
    private readonly reports: ReportsStore,
  ) {
    makeStore(this);
  }

  get categoryFilters(): readonly SavedFilter[] {
    return this.all.filter(({ category }) => category === this.reports.category);
  }

  load(): Promise<void> {
    return this.setAll(this.services.savedFilters.mine());
  }

  beginNaming(): void {
    this.name = "";
  }

  rename(name: string): void {
    this.name = name;
  }

  cancel(): void {
    this.name = undefined;
  }

  async save(): Promise<void> {
    const name = this.name?.trim();
    const filter = this.reports.filterToSave;
    if (!name || !filter) return;
    this.name = undefined;
    await this.setAll(this.services.savedFilters.save({ ...filter, name }));
  }

  remove(filter: SavedFilter): Promise<void> {
    return this.setAll(this.services.savedFilters.remove(filter));
  }

  private async setAll(filters: Promise<readonly SavedFilter[]>): Promise<void> {
    const all = await filters;
    runInAction(() => {
      this.all = all;
    });
  }
}
