import { observer } from "mobx-react-lite";
import { zero } from "../../../domain/money";
import { AccountName } from "../../accounts/account-name";
import { useNow } from "../../kit/use-now";
import { useServices } from "../../services";
import { arrivalText } from "../arrival";
import { formatOptionalMoney, LiveSummary } from "../live-summary";
import { words } from "../words";
import type { OwnTransferStore } from "./own-transfer-store";

/** The live summary. Transfers between own accounts are free of charge. */
export const OwnTransferSummary = observer(function OwnTransferSummary({ store }: { store: OwnTransferStore }) {
  const now = useNow(useServices().clock);
  const { source, destination, amount } = store;
  return (
    <LiveSummary
      hint={words.summary.hint}
      source={source}
      to={destination && <AccountName account={destination} />}
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
