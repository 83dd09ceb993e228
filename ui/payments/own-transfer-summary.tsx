import { observer } from "mobx-react-lite";
import { zero } from "../../domain/money";
import { LiveSummary, shown } from "./live-summary";
import type { OwnTransferStore } from "./own-transfer-store";
import { AccountName } from "./summary";
import { words } from "./words";

/** Between own accounts nothing is charged. */
export const OwnTransferSummary = observer(function OwnTransferSummary({ store }: { store: OwnTransferStore }) {
  const { source, destination, amount } = store;
  return (
    <LiveSummary
      source={source}
      to={destination && <AccountName account={destination} />}
      amount={amount}
      charges={[{ label: words.summary.fee, value: shown(amount && zero(amount.currency)) }]}
      total={amount}
    />
  );
});
