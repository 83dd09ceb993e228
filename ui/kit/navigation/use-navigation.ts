import { reaction } from "mobx";
import { createContext, useCallback, useContext, useEffect, useSyncExternalStore } from "react";
import type { OpenForm } from "./form-resume";
import type { Navigation } from "./navigation";

export const NavigationContext = createContext<Navigation | undefined>(undefined);

export function useNavigation(): Navigation {
  const navigation = useContext(NavigationContext);
  if (!navigation) throw new Error("No navigation: render inside <NavigationContext>.");
  return navigation;
}

/** The router's view of {@link Navigation}. */
export function useNavigationPath(): [path: string, go: Navigation["go"]] {
  const navigation = useNavigation();
  const follow = useCallback((changed: () => void) => reaction(() => navigation.path, changed), [navigation]);
  return [useSyncExternalStore(follow, () => navigation.path), navigation.go];
}

/**
 * Guards a form while its screen is open, and restores its texts after a time-out.
 * @param record the id of the record that the form edits; the texts are restored only for the same record
 */
export function useLeaveGuard(form: OpenForm, record?: string): void {
  const navigation = useNavigation();
  useEffect(() => navigation.openForm(form, record), [navigation, form, record]);
}
