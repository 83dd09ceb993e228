import { observer } from "mobx-react-lite";
import { zero } from "../../domain/money";
import { LiveSummary, shown } from "../shared/payments/live-summary";
import { PayeeName } from "../shared/payments/summary";
import { words } from "../shared/payments/words";
import { useServices } from "../shared/services";
import { useNow } from "../shared/use-now";
import { arrivalOf } from "./arrival";
import type { SameBankStore } from "./same-bank-store";

/** The live summary. Transfers within the bank are free of charge and arrive immediately. */
export const SameBankSummary = observer(function SameBankSummary({ store }: { store: SameBankStore }) {
  const now = useNow(useServices().clock);
  const { source, amount, owner, destination } = store;
  return (
    <LiveSummary
      source={source}
      to={owner.value && <PayeeName name={owner.value.name} account={destination} />}
      amount={amount}
      charges={[{ label: words.summary.fee, value: shown(amount && zero(amount.currency)) }]}
      total={amount}
      arrival={
        store.form.draft.scheduled ? undefined : arrivalOf({ speed: "instant", isRequest: store.isRequest }, now)
      }
      warning={store.warning}
    />
  );
});
