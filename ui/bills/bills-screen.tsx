import { ChevronLeft } from "@blueprintjs/icons";
import { type MouseEvent, type ReactNode, useState } from "react";
import type { CategoryIn } from "../../domain/payments/categories";
import type { ScreenPath } from "../kit/navigation/paths";
import { Screen } from "../kit/navigation/screen";
import { useNavigation } from "../kit/navigation/use-navigation";
import { CategoryChoice } from "../payments/category-choice";
import { Steps } from "../payments/payment-layout";
import { useChosenCategory } from "../payments/payment-screens";
import { ContributionForm } from "./contribution-form";
import { InvoicePaymentForm } from "./invoice-payment-form";
import { words } from "./words";
import "./bills.css";

const groups = ["bills"] as const;
const forms: { readonly [C in CategoryIn<"bills">]: () => ReactNode } = {
  ghanaGov: () => <InvoicePaymentForm />,
  ssnit: () => <ContributionForm />,
};
const PATH = "/billPayments" satisfies ScreenPath;

/** The Bills Payment screen (specification 3, section 2.4). */
export function BillsScreen() {
  const navigation = useNavigation();
  const { choice, reset } = useChosenCategory(groups);
  const [visit, setVisit] = useState(0);
  /** Resets the page to its initial state (S3-2.4-04). */
  const goBack = (event: MouseEvent) => {
    event.preventDefault();
    navigation.leaveGuard.ask(() => {
      reset();
      setVisit((visits) => visits + 1);
    });
  };
  return (
    <Screen
      title={words.title}
      actions={
        <a className="bills-back" href={PATH} onClick={goBack}>
          <ChevronLeft aria-hidden />
          {words.back}
        </a>
      }
    >
      <CategoryChoice
        key={visit}
        {...choice}
        narrowLayout="picker"
        isForPayments
        prompt={words.selectCategory}
        belowChoices={
          <div className="payment-guide">
            <Steps title={words.steps.title} steps={words.steps.ghanaGov} hasHeading />
          </div>
        }
      >
        {forms[choice.chosen]()}
      </CategoryChoice>
    </Screen>
  );
}
