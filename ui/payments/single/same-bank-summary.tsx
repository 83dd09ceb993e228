import { observer } from "mobx-react-lite";
import { zero } from "../../../domain/money";
import { PayeeName } from "../../accounts/account-name";
import { useNow } from "../../kit/use-now";
import { useServices } from "../../services";
import { arrivalText } from "../arrival";
import { formatOptionalMoney, LiveSummary } from "../live-summary";
import { words } from "../words";
import type { SameBankStore } from "./same-bank-store";

/** The live summary. Transfers within the bank are free of charge and arrive immediately. */
export const SameBankSummary = observer(function SameBankSummary({ store }: { store: SameBankStore }) {
  const now = useNow(useServices().clock);
  const { source, amount, ownerLookup, destination } = store;
  return (
    <LiveSummary
      hint={words.summary.hint}
      source={source}
      to={ownerLookup.value && <PayeeName name={ownerLookup.value.name} account={destination} />}
      amount={amount}
      charges={[{ label: words.summary.fee, value: formatOptionalMoney(amount && zero(amount.currency)) }]}
      total={amount}
      arrival={
        amount && !store.form.draft.scheduled
          ? arrivalText({ speed: "instant", isRequest: store.isRequest }, now)
          : undefined
      }
      warning={store.paymentAction.checks.warning}
    />
  );
});
