import { observer } from "mobx-react-lite";
import { formatOptionalMoney, LiveSummary } from "../live-summary";
import { WalletName } from "../payment-facts";
import { words as all } from "../words";
import type { WalletPaymentStore } from "./wallet-payment-store";

const words = all.summary;

/** The live summary. The total is shown only once the charges are known, because a partial sum would be wrong. */
export const WalletPaymentSummary = observer(function WalletPaymentSummary({ store }: { store: WalletPaymentStore }) {
  const { source, network, amount, walletName } = store;
  const { eLevy, charge } = store.chargesLookup.value ?? {};
  return (
    <LiveSummary
      hint={words.hintOfCost}
      source={source}
      to={
        network &&
        walletName && <WalletName walletName={walletName} number={store.form.draft.wallet} network={network} />
      }
      amount={amount}
      charges={[
        { label: words.eLevy, value: formatOptionalMoney(eLevy?.amount) },
        { label: words.charge, value: formatOptionalMoney(charge) },
      ]}
      total={store.total}
      warning={store.paymentAction.checks.warning}
    />
  );
});
