import { observer } from "mobx-react-lite";
import { useServices } from "../shared/services";
import { useNow } from "../shared/use-now";
import { arrivalOf } from "./arrival";
import { LiveSummary, shown } from "./live-summary";
import type { OtherBankStore } from "./other-bank-store";
import { PayeeName } from "./summary";
import { words } from "./words";

/** The live summary. The total is shown only once the charge is known, because a partial sum would be wrong. */
export const OtherBankSummary = observer(function OtherBankSummary({ store }: { store: OtherBankStore }) {
  const now = useNow(useServices().clock);
  const { source, amount, total, payeeName, bank, speed } = store;
  const { destination, scheduled } = store.form.draft;
  return (
    <LiveSummary
      source={source}
      to={payeeName && bank && <PayeeName name={payeeName} account={destination} place={bank.name} />}
      amount={amount}
      charges={[{ label: words.summary.fee, value: shown(store.charge.value) }]}
      total={total}
      arrival={speed && !scheduled ? arrivalOf({ speed, isRequest: store.isRequest }, now) : undefined}
      warning={store.warning}
    />
  );
});
