import { createContext, useContext } from "react";
import type { SupportPort } from "../../application/support/support-port";
import type { User } from "../../domain/session/user";
import type { OpenForm } from "../kit/navigation/form-resume";
import type { ScreenPath } from "../kit/navigation/paths";

/** The dependencies of the support pages, provided by the front door or the workspace. */
export type SupportContextValue = {
  readonly support: SupportPort;
  /** Undefined for a visitor who is not signed in. */
  readonly customer: Pick<User, "fullName" | "accountNumber"> | undefined;
  readonly goTo: (path: ScreenPath) => void;
  /**
   * Guards a form until the returned function is called: asks before entered data is lost, and keeps it after a
   * time-out. Absent at the front door, which has no session.
   */
  readonly guard?: (form: OpenForm) => () => void;
};

export const SupportContext = createContext<SupportContextValue | undefined>(undefined);

export function useSupport(): SupportContextValue {
  const context = useContext(SupportContext);
  if (!context) throw new Error("No support: render inside <SupportContext>.");
  return context;
}
