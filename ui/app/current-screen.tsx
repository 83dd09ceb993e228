import { observer } from "mobx-react-lite";
import { type ComponentType, type ReactNode, startTransition, useDeferredValue, useEffect, useState } from "react";
import { Redirect, Route, Switch, useLocation } from "wouter";
import { FailureBoundary } from "../kit/failure-boundary";
import { FailedState } from "../kit/loading/list-states";
import { HOME_PATH } from "../kit/navigation/paths";
import { Screen, useWindowTitle } from "../kit/navigation/screen";
import { useNavigation } from "../kit/navigation/use-navigation";
import { useServices, useUser } from "../services";
import { type Route as RouteRow, routes } from "./routes";
import { ScreenSkeleton } from "./screen-skeleton";
import { words } from "./shell-words";

/**
 * Shows the page of the path if the user may see it; other paths redirect to the home page (specification 1, section
 * 2.1). While the code of the page is loaded, its outline is shown.
 */
export function CurrentScreen() {
  const [path] = useLocation();
  return (
    <Switch location={useDeferredValue(path)}>
      {screens.map(({ row, load }) => (
        <Route key={row.path} path={row.path}>
          <GuardedScreen row={row} load={load} />
        </Route>
      ))}
      <Route>
        <Redirect to={HOME_PATH} replace />
      </Route>
    </Switch>
  );
}

const screens = routes
  .filter(({ path, audience }) => path !== HOME_PATH && audience !== "signedOut")
  .flatMap((row) => (row.load ? [{ row, load: row.load }] : []));

type Load = NonNullable<RouteRow["load"]>;
/** The pages whose code was loaded, by path. */
const loadedPages = new Map<string, ComponentType>();

export async function loadPage({ path }: RouteRow, load: Load): Promise<ComponentType> {
  const Page = await load();
  loadedPages.set(path, Page);
  return Page;
}

/** Starts loading the first page before anything is rendered. */
const first =
  screens.find(({ row }) => row.path === location.pathname) ??
  screens.find(({ row }) => row.permission === "dashboard");
// The screen loads it again, and then reports a failure.
if (first) void loadPage(first.row, first.load).catch(() => undefined);

/** Sets the window's title to the page's title, which never contains account data. */
function GuardedScreen({ row, load }: (typeof screens)[number]) {
  const { permission, title } = row;
  const { permissions } = useUser();
  const isDenied = permission !== undefined && !permissions[permission];
  useWindowTitle(isDenied ? words.accessDenied : title);
  if (isDenied) return <AccessDenied />;
  return <LoadedScreen key={row.path} row={row} load={load} />;
}

function AccessDenied() {
  return (
    <Screen title={words.accessDenied}>
      <p>{words.accessDeniedText}</p>
    </Screen>
  );
}

type LoadedProps = { row: RouteRow; load: Load };

/**
 * Shows a page and, until its code is loaded, its outline. A failure to load the code is thrown while rendering, so
 * that the boundary of the screen contains it.
 */
export function LoadedScreen({ row, load }: LoadedProps) {
  const { path, title, heading = title, shape = "text" } = row;
  const [Page, setPage] = useState(() => loadedPages.get(path));
  useEffect(() => {
    // Loads the page even if its code was loaded in advance after the first render, because the state still lacks it.
    if (Page) return;
    loadPage(row, load).then(
      (loaded) => startTransition(() => setPage(() => loaded)),
      (failure: unknown) =>
        setPage(() => {
          throw failure;
        }),
    );
  }, [Page, row, load]);
  return Page ? <Page /> : <ScreenSkeleton title={heading} shape={shape} />;
}

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
