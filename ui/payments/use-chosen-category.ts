import { useState } from "react";
import type { Category, CategoryGroup, NonEmpty } from "../../domain/requests/categories";
import { useNavigation } from "../kit/navigation/use-navigation";
import { categoryIn, handoverOf } from "./handover";

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
