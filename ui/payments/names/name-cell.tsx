import { Button, type ButtonProps, type Intent } from "@blueprintjs/core";
import { observer } from "mobx-react-lite";
import { useLayoutEffect, useRef } from "react";
import type { NameGroup } from "../../../domain/payments/listed-name";
import { Badge } from "../../kit/badge";
import { isolated } from "../../kit/format";
import type { NamesStore } from "./names-store";
import { groupLabels, words } from "./names-words";

const intents: { readonly [Group in NameGroup]: Intent } = {
  noMatch: "danger",
  notFound: "danger",
  closeMatch: "warning",
  accepted: "success",
  notChecked: "none",
  match: "success",
  unchecked: "none",
};

type Props<Row extends object> = { names: NamesStore<Row>; row: Row; listed: string };

/** The result of a row: the name that the bank knows, or the bank's reason, and the button that accepts it. */
export const NameCell = observer(function NameCell<Row extends object>({ names, row, listed }: Props<Row>) {
  const group = names.groupOf(row);
  const checked = names.resultOf(row);
  if (group === "unchecked") return null;
  return (
    <span className="name-cell">
      <Badge intent={intents[group]}>{groupLabels[group]}</Badge>
      {checked && <span>{checked.accountName ? isolated(checked.accountName) : checked.reason}</span>}
      <AcceptButton names={names} row={row} listed={listed} />
    </span>
  );
});

/** Accepts the other name of a row, or takes this back. Absent for rows without another name. */
export const AcceptButton = observer(function AcceptButton<Row extends object>({ names, row, listed }: Props<Row>) {
  const group = names.groupOf(row);
  if (group === "accepted")
    return (
      <RowButton
        variant="minimal"
        text={words.withdraw}
        aria-label={words.withdrawFor(listed)}
        onClick={() => void names.withdraw(row)}
      />
    );
  if (group !== "closeMatch" && group !== "noMatch") return null;
  return (
    <RowButton
      text={words.accept}
      aria-label={words.acceptFor(listed, names.resultOf(row)?.accountName ?? "")}
      onClick={() => void names.accept(row)}
    />
  );
});

/** Gives its focus to the filter if its row leaves the shown group. */
function RowButton(props: ButtonProps) {
  const ref = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const button = ref.current;
    return () => {
      if (button && button === document.activeElement)
        document.querySelector<HTMLElement>(".names-groups [aria-pressed=true]")?.focus();
    };
  }, []);
  return <Button {...props} ref={ref} size="small" />;
}
