import { Button } from "@blueprintjs/core";
import { ChevronLeft, Edit, Trash } from "@blueprintjs/icons";
import { observer } from "mobx-react-lite";
import { type ReactNode, useEffect, useMemo, useState } from "react";
import { type Beneficiary, type BeneficiaryList, numberOf, type Payee } from "../../domain/beneficiaries/beneficiary";
import { maySubmit } from "../../domain/session/roles";
import { ActionButton } from "../kit/action-button";
import { type Column, column, layouts } from "../kit/lists/column";
import { Measured, PlannedTable } from "../kit/lists/planned-table";
import { useLeaveGuard, useNavigation } from "../kit/navigation/use-navigation";
import { words as shared } from "../kit/words";
import { NamesPanel } from "../payments/names/names-panel";
import { useServices, useUser } from "../services";
import type { BeneficiariesStore, Entry } from "./beneficiaries-store";
import { accountNameColumn } from "./beneficiary-list";
import { ListEditorStore } from "./list-editor-store";
import { PayeeForm } from "./payee-form";
import { payeeStoreOf } from "./payee-store";
import { words } from "./words";

type Props = { store: BeneficiariesStore; list: BeneficiaryList };

/** Edits, adds and deletes the rows of a saved list, and saves them together (specification 2, section 2.4). */
export const ListEditor = observer(function ListEditor({ store, list }: Props) {
  const services = useServices();
  const user = useUser();
  const [editor] = useState(() => new ListEditorStore(services, list, () => store.payer));
  useEffect(() => {
    void store.loadPayer();
    return () => editor.names.stop();
  }, [store, editor]);
  useLeaveGuard(editor, list.id);
  return (
    <Panel store={store} title={list.name}>
      <NamesPanel names={editor.names} />
      <RowTable editor={editor} mayChange={maySubmit(user)} />
      {maySubmit(user) && (
        <>
          <RowForm editor={editor} />
          <div className="form-buttons">
            <ActionButton
              intent="primary"
              text={words.save}
              busy={store.isPending}
              reason={editor.reason}
              onClick={() => editor.reason === undefined && store.askToSave(editor.changedList)}
            />
            <DeleteButton store={store} entry={{ kind: "list", saved: list }} />
          </div>
        </>
      )}
    </Panel>
  );
});

type EditorProps = { editor: ListEditorStore };

const RowTable = observer(function RowTable({ editor, mayChange }: EditorProps & { mayChange: boolean }) {
  const { names } = editor;
  const rows = names.chosenRows.map((payee) => ({ id: `${payee.name} ${numberOf(payee)}`, payee }));
  const actions = { characters: 10, render: ({ payee }: Row) => <RowButtons editor={editor} row={payee} /> };
  const hasResults = names.hasResults;
  const columns = useMemo(
    () => (hasResults ? [...listColumns, accountNameColumn<Row, Payee>(names, ({ payee }) => payee)] : listColumns),
    [hasResults, names],
  );
  return (
    <Measured>
      {(characters) => (
        <PlannedTable
          label={words.rows}
          columns={columns}
          rows={rows}
          characters={characters}
          density="dense"
          actions={mayChange ? actions : undefined}
        />
      )}
    </Measured>
  );
});

type Row = { readonly id: string; readonly payee: Payee };

const listColumns: readonly Column<Row>[] = [
  column(words.columns.name, ({ payee }) => [payee.name], layouts.lead),
  column(words.columns.account, ({ payee }) => [numberOf(payee)], { priority: "high" }),
];

/** Buttons of a row. The only remaining row cannot be deleted: the whole list is deleted instead. */
const RowButtons = observer(function RowButtons({ editor, row }: EditorProps & { row: Payee }) {
  return (
    <>
      <Button
        variant="minimal"
        size="small"
        icon={<Edit />}
        aria-label={words.editRow(row.name)}
        onClick={() => editor.edit(row)}
      />
      {editor.rows.length > 1 && (
        <Button
          variant="minimal"
          size="small"
          icon={<Trash />}
          aria-label={words.removeRow(row.name)}
          onClick={() => editor.remove(row)}
        />
      )}
    </>
  );
});

const RowForm = observer(function RowForm({ editor }: EditorProps) {
  const { form } = editor;
  if (!form) return <Button text={words.addRow} onClick={editor.add} className="add-row" />;
  return (
    <div className="row-form">
      <PayeeForm
        key={editor.formKey}
        payee={form}
        submit={words.applyRow}
        mode={editor.editedRow ? "edit" : "add"}
        isPending={false}
        onSubmit={editor.apply}
      >
        <Button text={shared.cancel} onClick={editor.cancel} />
      </PayeeForm>
    </div>
  );
});

type SingleEditorProps = { store: BeneficiariesStore; saved: Beneficiary };

/** Changes or deletes a saved payee (specification 2, section 2.4). */
export const SingleEditor = observer(function SingleEditor({ store, saved }: SingleEditorProps) {
  const services = useServices();
  const user = useUser();
  const [payee] = useState(() => payeeStoreOf(services, saved));
  useLeaveGuard(payee.store.form, saved.id);
  /** The form cannot change the kind of the payee, so the result has the same kind. */
  const save = (changed: Payee) => store.askToSave({ ...changed, id: saved.id });
  return (
    <Panel store={store} title={saved.name}>
      {maySubmit(user) ? (
        <PayeeForm payee={payee} submit={words.save} mode="edit" isPending={store.isPending} onSubmit={save}>
          <DeleteButton store={store} entry={{ kind: "single", saved }} />
        </PayeeForm>
      ) : (
        <p>{words.viewOnly}</p>
      )}
    </Panel>
  );
});

type PanelProps = { store: BeneficiariesStore; title: string; children: ReactNode };

/** The frame of an opened entry, with the way back to the list. */
function Panel({ store, title, children }: PanelProps) {
  const { leaveGuard } = useNavigation();
  return (
    <div className="payee-panel">
      <Button
        variant="minimal"
        icon={<ChevronLeft />}
        text={words.back}
        className="back"
        onClick={() => leaveGuard.ask(() => store.open(undefined))}
      />
      <h2>{title}</h2>
      {children}
    </div>
  );
}

const DeleteButton = ({ store, entry }: { store: BeneficiariesStore; entry: Entry }) => (
  <Button intent="danger" variant="outlined" text={words.delete} onClick={() => store.askToDelete(entry)} />
);
