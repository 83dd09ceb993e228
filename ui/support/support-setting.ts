import { createContext, useContext } from "react";
import type { SupportPort } from "../../application/support/support-port";
import type { User } from "../../domain/session/user";

/** What the pages of support need of the place they are shown in: the front door or the workspace. */
export type SupportSetting = {
  readonly support: SupportPort;
  /** Undefined for a visitor who is not signed in. */
  readonly customer: Pick<User, "fullName" | "accountNumber"> | undefined;
  readonly goTo: (path: string) => void;
  /** Asks before what was entered is lost, until the returned function is called; the front door has no such question. */
  readonly guard?: (hasEntries: () => boolean) => () => void;
};

export const SupportContext = createContext<SupportSetting | undefined>(undefined);

export function useSupport(): SupportSetting {
  const setting = useContext(SupportContext);
  if (!setting) throw new Error("No support: render inside <SupportContext>.");
  return setting;
}
