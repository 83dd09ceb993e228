import { useState } from "react";
import type { Category, CategoryGroup, Some } from "../../domain/requests/categories";
import { useNavigation } from "../shared/navigation";
import { categoryIn, handoverOf } from "./handover";

/** The kind of request that a page's form is for: what it was opened with, then what is chosen, once entered data may go. */
export function useChosenCategory<G extends CategoryGroup>(groups: Some<G>) {
  const navigation = useNavigation();
  const [chosen, setChosen] = useState(() => categoryIn(navigation.handover, groups));
  const choose = (category: Category) => {
    const handover = handoverOf(category);
    navigation.keep(handover);
    setChosen(categoryIn(handover, groups));
  };
  return {
    choice: {
      groups,
      chosen,
      onChoose: (category: Category) => navigation.ask(() => choose(category)),
      mayTrail: true,
    },
    /** Begins the page again, as it was when it was opened. */
    startAgain: () => {
      navigation.keep({});
      setChosen(categoryIn({}, groups));
    },
  };
}
