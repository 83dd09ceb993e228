import { createContext, useContext } from "react";
import type { Services } from "../application/application.module";
import type { User } from "../domain/session/user";

export type { Services } from "../application/application.module";

export const ServicesContext = createContext<Services | undefined>(undefined);

export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) throw new Error("No services: render inside <ServicesContext>.");
  return services;
}

/** Returns the signed-in user. Screens inside the workspace are rendered only with a session. */
export function useUser(): User {
  const { session } = useServices().sessionState;
  if (!session) throw new Error("No session: render inside the signed-in workspace.");
  return session.user;
}
