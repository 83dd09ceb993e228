import { observer } from "mobx-react-lite";
import type { ReactNode } from "react";
import { FailureBoundary } from "../kit/failure-boundary";
import { FailedState } from "../kit/loading/list-states";
import { useNavigation } from "../kit/navigation/use-navigation";
import { useServices } from "../services";

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
