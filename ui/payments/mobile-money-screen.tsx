import { useState } from "react";
import { CategoryChoice } from "../requests/category-choice";
import { categoryIn, handoverOf } from "../requests/handover";
import { categoryLabels } from "../requests/words";
import { useNavigation } from "../shared/navigation";
import { Screen } from "../shared/screen";
import { BulkPayment } from "./bulk/bulk-payment";
import { WalletPaymentForm } from "./wallet-payment-form";
import { walletWords } from "./wallet-words";
import { words } from "./words";

const groups = ["mobileMoney"] as const;

/** Specification 2, section 2.2. */
export function MobileMoneyScreen() {
  const navigation = useNavigation();
  const [category, setCategory] = useState(() => categoryIn(navigation.handover, groups));
  return (
    <Screen title={walletWords.title(categoryLabels.pending[category])}>
      <CategoryChoice
        groups={groups}
        labels={categoryLabels.pending}
        chosen={category}
        small="picker"
        prompt={words.selectCategory}
        onChoose={(chosen) =>
          navigation.ask(() => {
            navigation.keep(handoverOf(chosen));
            setCategory(chosen);
          })
        }
      >
        {category === "mobileMoney" ? <WalletPaymentForm /> : <BulkPayment category="mobileMoneyBulk" />}
      </CategoryChoice>
    </Screen>
  );
}
