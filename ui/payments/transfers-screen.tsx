import type { Category } from "../../domain/requests/categories";
import { CategoryChoice } from "../requests/category-choice";
import { useChosenCategory } from "../requests/use-chosen-category";
import { Screen } from "../shared/screen";
import { BulkPayment } from "./bulk/bulk-payment";
import { OtherBankForm } from "./other-bank-form";
import { OwnTransferForm } from "./own-transfer-form";
import { SameBankForm } from "./same-bank-form";
import { words } from "./words";

const groups = ["transfers"] as const;

/** Specification 2, section 2.1. */
export function TransfersScreen() {
  const { choice } = useChosenCategory(groups);
  return (
    <Screen title={words.title}>
      <CategoryChoice {...choice} small="picker" prompt={words.selectCategory}>
        <FormOf category={choice.chosen} />
      </CategoryChoice>
    </Screen>
  );
}

function FormOf({ category }: { category: Category }) {
  switch (category) {
    case "ownAccounts":
      return <OwnTransferForm />;
    case "sameBank":
      return <SameBankForm />;
    case "otherBank":
      return <OtherBankForm />;
    case "bulkTransfer":
      return <BulkPayment category={category} />;
    default:
      return null;
  }
}
