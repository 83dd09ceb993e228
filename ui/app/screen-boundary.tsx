import { observer } from "mobx-react-lite";
import type { ReactNode } from "react";
import { FailureBoundary } from "../shared/failure-boundary";
import { FailedState } from "../shared/lists/list-states";
import { useNavigation } from "../shared/navigation/use-navigation";
import { useServices } from "../shared/services";

/** Contains errors of one screen, so that the menu and the other screens still work (specification 1, section 2.13). */
export const ScreenBoundary = observer(function ScreenBoundary({ children }: { children: ReactNode }) {
  const { log } = useServices();
  const { path, visits } = useNavigation();
  return (
    <FailureBoundary
      key={`${path} ${visits}`}
      fallback={<FailedState onRetry={() => window.location.reload()} />}
      onFailure={(failure) => log.warn("A screen failed", failure)}
    >
      {children}
    </FailureBoundary>
  );
});
