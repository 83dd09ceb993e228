import { createContext, useContext } from "react";
import type { Clock } from "../../application/ports/clock";
import type { PasswordService } from "../../application/session/password-service";
import type { SessionService } from "../../application/session/session-service";

/** How long the session lasts that a forced change of the password has, and how it is put off. */
export type Countdown = Pick<SessionService, "secondsLeft" | "watch"> & { readonly keep: () => Promise<void> };

/** What the pages of passwords need of the front door. */
export type PasswordSetting = {
  readonly passwords: Pick<PasswordService, "forgottenBy" | "changingUser" | "forgotten" | "replaceDefault" | "create">;
  readonly clock: Clock;
  readonly countdown: Countdown;
  /** Create New Password was left, done or not: the session that it was for is over. */
  readonly onChangeLeft: () => void;
};

export const PasswordContext = createContext<PasswordSetting | undefined>(undefined);

export function usePasswordSetting(): PasswordSetting {
  const setting = useContext(PasswordContext);
  if (!setting) throw new Error("No passwords: render inside <PasswordContext>.");
  return setting;
}
