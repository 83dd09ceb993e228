import { createContext, useContext } from "react";
import type { Clock } from "../../application/ports/clock";
import type { PasswordService } from "../../application/session/password-service";
import type { PasswordsPort } from "../../application/session/passwords-port";
import type { SessionService } from "../../application/session/session-service";

/** The time left in the session of a forced password change, and a way to extend that session. */
export type SessionCountdown = Pick<SessionService, "secondsLeft" | "watch"> & { readonly keep: () => Promise<void> };

/** The services that the password pages need. */
export type PasswordContextValue = {
  readonly passwords: Pick<
    PasswordService,
    "resetUserName" | "userWhoMustChangePassword" | "resetForgotten" | "create"
  >;
  readonly replaceDefault: PasswordsPort["replaceDefault"];
  readonly clock: Clock;
  readonly countdown: SessionCountdown;
  /** Called when Create New Password is left, completed or not: its session then ends. */
  readonly onChangeLeft: () => void;
};

export const PasswordContext = createContext<PasswordContextValue | undefined>(undefined);

export function usePasswordContext(): PasswordContextValue {
  const context = useContext(PasswordContext);
  if (!context) throw new Error("No passwords: render inside <PasswordContext>.");
  return context;
}
