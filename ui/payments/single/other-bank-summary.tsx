import { observer } from "mobx-react-lite";
import { PayeeName } from "../../accounts/account-name";
import { useNow } from "../../kit/use-now";
import { useServices } from "../../services";
import { arrivalText } from "../arrival";
import { formatOptionalMoney, LiveSummary } from "../live-summary";
import { words } from "../words";
import type { OtherBankStore } from "./other-bank-store";

/** The live summary. The total is shown only once the charge is known, because a partial sum would be wrong. */
export const OtherBankSummary = observer(function OtherBankSummary({ store }: { store: OtherBankStore }) {
  const now = useNow(useServices().clock);
  const { source, amount, total, payeeName, bank, speed } = store;
  const { destination, scheduled } = store.form.draft;
  return (
    <LiveSummary
      hint={words.summary.hint}
      source={source}
      to={payeeName && bank && <PayeeName name={payeeName} account={destination} place={bank.name} />}
      amount={amount}
      charges={[{ label: words.summary.fee, value: formatOptionalMoney(store.chargeLookup.value) }]}
      total={total}
      arrival={speed && !scheduled ? arrivalText({ speed, isRequest: store.isRequest }, now) : undefined}
      warning={store.paymentAction.checks.warning}
    />
  );
});
