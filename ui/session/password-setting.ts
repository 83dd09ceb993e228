import { createContext, useContext } from "react";
import type { Clock } from "../../application/ports/clock";
import type { PasswordService } from "../../application/session/password-service";

/** What the pages of passwords need of the front door. */
export type PasswordSetting = {
  readonly passwords: Pick<PasswordService, "forgottenBy" | "changingUser" | "forgotten" | "replaceDefault" | "create">;
  readonly clock: Clock;
  /** Create New Password was left, done or not: the session that it was for is over. */
  readonly onChangeLeft: () => void;
};

export const PasswordContext = createContext<PasswordSetting | undefined>(undefined);

export function usePasswordSetting(): PasswordSetting {
  const setting = useContext(PasswordContext);
  if (!setting) throw new Error("No passwords: render inside <PasswordContext>.");
  return setting;
}
