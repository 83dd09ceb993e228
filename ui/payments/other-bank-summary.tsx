import { observer } from "mobx-react-lite";
import { LiveSummary, shown } from "../shared/payments/live-summary";
import { PayeeName } from "../shared/payments/summary";
import { words } from "../shared/payments/words";
import { useServices } from "../shared/services";
import { useNow } from "../shared/use-now";
import { arrivalOf } from "./arrival";
import type { OtherBankStore } from "./other-bank-store";

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
