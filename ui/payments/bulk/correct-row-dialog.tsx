import { Button, Callout, Checkbox } from "@blueprintjs/core";
import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import type { BulkField, BulkRow } from "../../../domain/payments/bulk";
import { entryFormatOf } from "../../../domain/payments/typed-rows";
import { ActionButton } from "../../kit/action-button";
import { Modal } from "../../kit/dialogs/modal";
import { AmountField } from "../../kit/fields/amount-field";
import { ChoiceField } from "../../kit/fields/choice-field";
import { Form } from "../../kit/fields/form";
import { NarrationField, TextField } from "../../kit/fields/text-field";
import { words as shared } from "../../kit/words";
import type { BulkFileStore } from "./bulk-file-store";
import type { BulkListStore } from "./bulk-list-store";
import { words } from "./bulk-words";
import type { RowCorrection } from "./row-correction";

type Props = { store: BulkFileStore; list: BulkListStore; row: BulkRow; onClose: () => void };

/** Shows an invalid row with the bank's reason. The corrected row is sent to the bank for another check. */
export const CorrectRowDialog = observer(function CorrectRowDialog({ store, list, row, onClose }: Props) {
  const [correction] = useState(() => store.correctionOf(row, list));
  useEffect(() => correction.start(), [correction]);
  const [isChecking, setChecking] = useState(false);
  const [isUnknown, setUnknown] = useState(false);
  const { alikeRows, correctsAlike, fields, texts } = correction;
  const check = async () => {
    if (isChecking) return;
    setChecking(true);
    const result = await store.recheck(row, texts, correctsAlike ? alikeRows : []);
    setChecking(false);
    setUnknown(result === "unknown");
    if (result === "good") onClose();
  };
  return (
    <Modal title={words.correction.title(row.position)} hasCross onClose={isChecking ? undefined : onClose}>
      <Form label={words.correction.title(row.position)} refusals={0} onSubmit={() => void check()}>
        <Callout compact intent="danger" role="alert">
          {isUnknown ? words.correction.failed : row.status}
        </Callout>
        {fields.map((field) => (
          <RowField key={field} field={field} correction={correction} currency={store.payer.source?.currency ?? ""} />
        ))}
        {alikeRows.length > 0 && (
          <Checkbox
            label={words.correction.alike(alikeRows.length)}
            checked={correctsAlike}
            onChange={({ currentTarget }) => correction.setCorrectsAlike(currentTarget.checked)}
          />
        )}
        <div className="modal-buttons">
          <Button text={shared.cancel} disabled={isChecking} onClick={onClose} />
          <ActionButton type="submit" intent="primary" text={words.correction.again} busy={isChecking} />
        </div>
      </Form>
    </Modal>
  );
});

type RowFieldProps = { field: BulkField; correction: RowCorrection; currency: string };

const RowField = observer(function RowField({ field, correction, currency }: RowFieldProps) {
  const label = words.fields[field];
  const choices = correction.choicesOf(field);
  const bound = {
    label,
    value: correction.valueOf(field),
    problem: correction.problemOf(field),
    onChange: (text: string) => correction.set(field, text),
  };
  if (choices) return <ChoiceField {...bound} choices={choices} />;
  if (field === "amount") return <AmountField {...bound} currency={currency} />;
  if (field === "narration") return <NarrationField {...bound} />;
  return <TextField {...bound} entry={entryFormatOf(field, undefined, currency)} />;
});
