import { reaction } from "mobx";
import { createContext, useCallback, useContext, useEffect, useRef, useState, useSyncExternalStore } from "react";
import type { OpenForm } from "./form-resume";
import type { Navigation } from "./navigation";

export const NavigationContext = createContext<Navigation | undefined>(undefined);

export function useNavigation(): Navigation {
  const navigation = useContext(NavigationContext);
  if (!navigation) throw new Error("No navigation: render inside <NavigationContext>.");
  return navigation;
}

/** The router's view of {@link Navigation}. The router takes any text as an address. */
export function useNavigationPath(): [path: string, go: (address: string) => void] {
  const navigation = useNavigation();
  const follow = useCallback((changed: () => void) => reaction(() => navigation.path, changed), [navigation]);
  return [useSyncExternalStore(follow, () => navigation.path), navigation.go as (address: string) => void];
}

/**
 * Lets the browser's Back, and that of a phone, close something that lies over the page, instead of leaving the page.
 * @param close may leave it open in another state, such as the results of a run: Back then closes that
 */
export function useClosedByBack(isOpen: boolean, close: () => void): void {
  const navigation = useNavigation();
  const [turn, setTurn] = useState(0);
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => {
    // A new turn opens the step again, if it was used and something is still open.
    if (isOpen && turn >= 0)
      return navigation.openLayer(() => {
        latest.current();
        setTurn((before) => before + 1);
      });
    return undefined;
  }, [navigation, isOpen, turn]);
}

/**
 * Guards a form while its screen is open, and restores its texts after a time-out.
 * @param record the id of the record that the form edits; the texts are restored only for the same record
 */
export function useLeaveGuard(form: OpenForm, record?: string): void {
  const navigation = useNavigation();
  useEffect(() => navigation.openForm(form, record), [navigation, form, record]);
}
