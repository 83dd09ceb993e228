import { useState } from "react";
import { needsApproval } from "../../domain/session/roles";
import type { User } from "../../domain/session/user";
import { useNavigation } from "../kit/navigation/use-navigation";
import { type Services, useServices, useUser } from "../services";

type Surroundings = {
  readonly services: Services;
  readonly user: User;
  /** The user's payments are sent for approval. */
  readonly isRequest: boolean;
  readonly navigation: ReturnType<typeof useNavigation>;
};

/** Creates the store of a payment's form, once. */
export function usePaymentStore<Store>(create: (surroundings: Surroundings) => Store): Store {
  const services = useServices();
  const user = useUser();
  const navigation = useNavigation();
  const [store] = useState(() => create({ services, user, navigation, isRequest: needsApproval(user) }));
  return store;
}
