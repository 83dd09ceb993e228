import { observer } from "mobx-react-lite";
import { useState } from "react";
import { observedSession } from "../shared/observed";
import { type Services, ServicesContext } from "../shared/services";

type Props = {
  services: Services;
  /** The session is over and told so; the composition root drops this object graph and shows the front door. */
  onSignedOut: () => void;
};

/** Everything signed in. */
export const WorkspaceApp = observer(function WorkspaceApp({ services }: Props) {
  const [state] = useState(() => observedSession(services.sessionState));
  return <ServicesContext value={services}>{state.session?.user.companyName}</ServicesContext>;
});
