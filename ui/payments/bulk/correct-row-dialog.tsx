import { Button, Callout } from "@blueprintjs/core";
import { useState } from "react";
import { type BulkField, type BulkRow, bulkRules } from "../../../domain/payments/bulk";
import { entryFormatOf } from "../../../domain/payments/typed-rows";
import { ActionButton } from "../../kit/action-button";
import { Modal } from "../../kit/dialogs/modal";
import { AmountField } from "../../kit/fields/amount-field";
import { Form } from "../../kit/fields/form";
import { NarrationField } from "../../kit/fields/narration-field";
import { TextField } from "../../kit/fields/text-field";
import { words as shared } from "../../kit/words";
import type { BulkFileStore } from "./bulk-file-store";
import { words } from "./bulk-words";

type Props = { store: BulkFileStore; row: BulkRow; onClose: () => void };

/** Shows an invalid row with the bank's reason. The corrected row is sent to the bank for another check. */
export function CorrectRowDialog({ store, row, onClose }: Props) {
  const [texts, setTexts] = useState(row.texts);
  const [isChecking, setChecking] = useState(false);
  const [isUnknown, setUnknown] = useState(false);
  const check = async () => {
    if (isChecking) return;
    setChecking(true);
    const result = await store.recheck(row, texts);
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
        {bulkRules[store.category].templateFields.map((field) => (
          <RowField
            key={field}
            field={field}
            value={texts[field] ?? ""}
            currency={store.account?.currency ?? ""}
            onChange={(text) => setTexts({ ...texts, [field]: text })}
          />
        ))}
        <div className="modal-buttons">
          <Button text={shared.cancel} disabled={isChecking} onClick={onClose} />
          <ActionButton type="submit" intent="primary" text={words.correction.again} busy={isChecking} />
        </div>
      </Form>
    </Modal>
  );
}

type RowFieldProps = { field: BulkField; value: string; currency: string; onChange: (text: string) => void };

function RowField({ field, currency, ...rest }: RowFieldProps) {
  const label = words.fields[field];
  if (field === "amount") return <AmountField {...rest} label={label} currency={currency} />;
  if (field === "narration") return <NarrationField {...rest} label={label} />;
  return <TextField {...rest} label={label} entry={entryFormatOf(field, undefined, currency)} />;
}
