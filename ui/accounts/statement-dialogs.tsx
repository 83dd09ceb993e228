import { Button, Radio, RadioGroup } from "@blueprintjs/core";
import { observer } from "mobx-react-lite";
import { useState } from "react";
import {
  defaultMaximum,
  FILTER_NARRATION_LENGTH_MAX,
  MovementFilterDraft,
  toMovementFilter,
} from "../../application/accounts/movement-filter-draft";
import { StatementEmailDraft, toAddress } from "../../application/accounts/statement-email-draft";
import type { Movement, MovementFilter } from "../../domain/accounts/statement";
import { formatMinor } from "../../domain/money";
import { ActionButton } from "../kit/action-button";
import { Modal } from "../kit/dialogs/modal";
import { AmountField } from "../kit/fields/amount-field";
import { Form } from "../kit/fields/form";
import { FormStore } from "../kit/fields/form-store";
import { NarrationField, TextField } from "../kit/fields/text-field";
import { words as shared } from "../kit/words";
import { useUser } from "../services";
import { statementWords } from "./words";

const words = statementWords.filtering;

type Props = {
  /** The filter that is applied now. */
  filter: MovementFilter | undefined;
  /** All loaded movements. None of their amounts exceeds the default maximum. */
  movements: readonly Movement[];
  currency: string;
  /** Called with undefined to remove the filter. */
  onApply: (filter: MovementFilter | undefined) => void;
  onClose: () => void;
};

/** Transaction History Filter (specification 1, section 2.12). */
export const MovementFilterDialog = observer(function MovementFilterDialog({
  filter,
  movements,
  currency,
  onApply,
  onClose,
}: Props) {
  const [form] = useState(() => {
    const maximum = defaultMaximum(movements);
    return new FormStore(
      () => Object.assign(new MovementFilterDraft(), { to: maximum }, filter && textsOf(filter)),
      (draft) => toMovementFilter(draft, currency, maximum),
    );
  });
  const bind = (field: "from" | "to" | "narration") => ({
    value: form.draft[field],
    problem: form.problemOf(field),
    onChange: (text: string) => form.set(field, text),
    onLeave: () => form.leave(field),
  });
  const submit = () => {
    const entered = form.submit();
    if (entered) onApply(entered);
  };
  return (
    <Modal title={words.title} onClose={onClose}>
      <Form label={words.title} refusals={form.refusals} onSubmit={submit}>
        <RadioGroup
          inline
          label={words.operation}
          selectedValue={form.draft.operation}
          onChange={({ currentTarget }) => form.set("operation", currentTarget.value)}
        >
          {Object.entries(words.operations).map(([value, label]) => (
            <Radio key={value} value={value} label={label} />
          ))}
        </RadioGroup>
        <fieldset className="amount-range">
          <legend>{words.range}</legend>
          <AmountField label={words.from} {...bind("from")} currency={currency} />
          <AmountField label={words.to} {...bind("to")} currency={currency} />
        </fieldset>
        <NarrationField label={words.narration} {...bind("narration")} max={FILTER_NARRATION_LENGTH_MAX} />
        <div className="modal-buttons">
          <Button className="first-apart" variant="minimal" text={words.reset} onClick={() => onApply(undefined)} />
          <Button text={shared.cancel} onClick={onClose} />
          <Button type="submit" intent="primary" text={shared.apply} />
        </div>
      </Form>
    </Modal>
  );
});

const textsOf = ({ operation, from, to, narration }: MovementFilter) => ({
  operation,
  narration,
  from: formatMinor(from),
  ...(to && { to: formatMinor(to) }),
});

const emailWords = statementWords.emailing;

type EmailDialogProps = { isBusy: boolean; onSend: (address: string) => void; onClose: () => void };

/** Asks for the e-mail address, before the one-time code (specification 1, section 4). */
export const EmailDialog = observer(function EmailDialog({ isBusy, onSend, onClose }: EmailDialogProps) {
  const { email } = useUser();
  const [form] = useState(() => new FormStore(() => Object.assign(new StatementEmailDraft(), { email }), toAddress));
  const submit = () => {
    const address = form.submit();
    if (address && !isBusy) onSend(address);
  };
  return (
    <Modal title={emailWords.title} onClose={onClose}>
      <Form label={emailWords.title} refusals={form.refusals} onSubmit={submit}>
        <TextField
          label={emailWords.address}
          value={form.draft.email}
          problem={form.problemOf("email")}
          onChange={(text) => form.set("email", text)}
          onLeave={() => form.leave("email")}
          inputMode="email"
          autoComplete="email"
          maxLength={120}
          autoFocus
        />
        <div className="modal-buttons">
          <Button text={shared.cancel} onClick={onClose} />
          <ActionButton type="submit" intent="primary" text={emailWords.next} busy={isBusy} />
        </div>
      </Form>
    </Modal>
  );
});
