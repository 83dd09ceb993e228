import { Button } from "@blueprintjs/core";
import { ChevronLeft } from "@blueprintjs/icons";
import { type MouseEvent, type ReactNode, useCallback, useState } from "react";
import type { CategoryIn } from "../../domain/payments/categories";
import type { ScreenPath } from "../kit/navigation/paths";
import { Screen } from "../kit/navigation/screen";
import { useNavigation } from "../kit/navigation/use-navigation";
import { useWide } from "../kit/use-wide";
import { words as shared } from "../kit/words";
import { CategoryChoice } from "../payments/category-choice";
import { Steps } from "../payments/payment-layout";
import { useChosenCategory } from "../payments/payment-screens";
import { ContributionForm } from "./contribution-form";
import type { StepProps } from "./found-field";
import { InvoicePaymentForm } from "./invoice-payment-form";
import { words } from "./words";
import "./bills.css";

const groups = ["bills"] as const;
const forms: { readonly [C in CategoryIn<"bills">]: (step: StepProps) => ReactNode } = {
  ghanaGov: (step) => <InvoicePaymentForm {...step} />,
  ssnit: (step) => <ContributionForm {...step} />,
};
const PATH = "/billPayments" satisfies ScreenPath;

/** The Bills Payment screen (specification 3, section 2.4). */
export function BillsScreen() {
  const navigation = useNavigation();
  const { choice, reset } = useChosenCategory(groups);
  const [visit, setVisit] = useState(0);
  const [stepBack, setStepBack] = useState<() => void>();
  const isWide = useWide("md");
  const onStep: StepProps["onStep"] = useCallback((step) => setStepBack(() => step), []);
  /** Resets the page to its initial state (S3-2.4-04). */
  const goBack = (event: MouseEvent) => {
    event.preventDefault();
    navigation.leaveGuard.ask(() => {
      reset();
      setVisit((visits) => visits + 1);
    });
  };
  const link = (
    <a className="bills-back" href={PATH} onClick={goBack}>
      <ChevronLeft aria-hidden />
      <span className="bp6-button-text">{words.back}</span>
    </a>
  );
  const stepButton = stepBack && (
    <Button className="bills-back" variant="minimal" icon={<ChevronLeft />} text={shared.back} onClick={stepBack} />
  );
  return (
    <Screen
      title={words.title}
      actions={
        isWide && (
          <>
            {stepButton}
            {link}
          </>
        )
      }
    >
      <CategoryChoice
        key={visit}
        {...choice}
        narrowLayout="picker"
        isForPayments
        prompt={words.selectCategory}
        back={stepButton ?? link}
        belowChoices={
          <div className="payment-guide">
            <Steps title={words.steps.title} steps={words.steps.ghanaGov} hasHeading />
          </div>
        }
      >
        {forms[choice.chosen]({ onStep })}
      </CategoryChoice>
    </Screen>
  );
}
