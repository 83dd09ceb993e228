import { useState } from "react";
import type { BeneficiariesPort } from "../../application/beneficiaries/beneficiaries-port";
import type { BankFailure } from "../../application/ports/bank-failure";
import type { Beneficiary } from "../../domain/beneficiaries/beneficiary";
import {
  type Category,
  type CategoryGroup,
  type CategoryIn,
  categories,
  categoriesIn,
  isBulk,
  type NonEmpty,
} from "../../domain/payments/categories";
import type { Result } from "../../domain/result";
import { maySubmit } from "../../domain/session/roles";
import type { User } from "../../domain/session/user";
import type { Handover } from "../kit/navigation/navigation";
import type { ScreenPath } from "../kit/navigation/paths";
import { useNavigation } from "../kit/navigation/use-navigation";
import { type BulkForm, paymentScreens } from "./categories";

/** Returns the screen that pays a beneficiary, or undefined if the user may not use it. */
export function payDestinationOf(
  saved: Beneficiary,
  user: User,
): { readonly path: ScreenPath; readonly state: Handover } | undefined {
  const category = categoryOf(saved);
  const { path, permission } = paymentScreens[categories[category].group];
  return maySubmit(user) && user.permissions[permission] ? { path, state: handoverOf(category) } : undefined;
}

export function categoryOf(saved: Beneficiary): Category {
  if (saved.kind === "wallet") return "mobileMoney";
  if (saved.kind === "card") return "prepaidCard";
  return saved.route === "sameBank" ? "sameBank" : "otherBank";
}

type SavedPayees = Promise<Result<readonly Beneficiary[], BankFailure>>;

/** The kinds of payment whose payees can be saved, and the bank's lists of them. */
const savedPayees: { readonly [C in Category]?: (beneficiaries: BeneficiariesPort, user: User) => SavedPayees } = {
  sameBank: (beneficiaries) => beneficiaries.atThisBank(),
  otherBank: (beneficiaries, { accountNumber }) => beneficiaries.atOtherBanks(accountNumber, "both"),
  mobileMoney: (beneficiaries) => beneficiaries.wallets(),
  prepaidCard: (beneficiaries) => beneficiaries.cards(),
};

/** Loads the saved payees of some categories. */
export const loadSavedPayees = (
  shown: readonly Category[],
  { beneficiaries }: { readonly beneficiaries: BeneficiariesPort },
  user: User,
): readonly SavedPayees[] => shown.flatMap((category) => savedPayees[category]?.(beneficiaries, user) ?? []);

/**
 * Returns the category that a screen opens with: the requested sub-tab, else the first one of the tab, else the first
 * of all.
 */
export function categoryIn<G extends CategoryGroup>({ tab, subTab }: Handover, groups: NonEmpty<G>): CategoryIn<G> {
  const offered = categoriesIn(groups.find((each) => each === tab) ?? groups[0]);
  const [requested] = (subTab ?? "").split(FORM_MARK);
  return offered.find((each) => each === requested) ?? offered[0];
}

/** A handover appends the way to enter a bulk to the category; the default is a file. */
const FORM_MARK = ":";

export const bulkFormIn = ({ subTab }: Handover): BulkForm => (subTab?.endsWith(`${FORM_MARK}hand`) ? "hand" : "file");

export const handoverOf = (category: Category, form: BulkForm = "file"): Handover => ({
  tab: categories[category].group,
  subTab: isBulk(category) && form === "hand" ? `${category}${FORM_MARK}${form}` : category,
});

/**
 * The category of a page's form: the one it was opened with, then the chosen one, after the leave-page question if
 * needed.
 */
export function useChosenCategory<G extends CategoryGroup>(groups: NonEmpty<G>) {
  const navigation = useNavigation();
  const [chosen, setChosen] = useState(() => categoryIn(navigation.handover, groups));
  const choose = (category: Category) => {
    const handover = handoverOf(category);
    navigation.replaceHandover(handover);
    setChosen(categoryIn(handover, groups));
  };
  return {
    choice: {
      groups,
      chosen,
      onChoose: (category: Category) => navigation.leaveGuard.ask(() => choose(category)),
      defersContent: true,
    },
    /** Resets the page to its initial state. */
    reset: () => {
      navigation.replaceHandover({});
      setChosen(categoryIn({}, groups));
    },
  };
}
