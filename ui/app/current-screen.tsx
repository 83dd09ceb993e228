import { useDeferredValue } from "react";
import { Redirect, Route, Switch, useLocation } from "wouter";
import { HOME_PATH } from "../kit/navigation/paths";
import { Screen } from "../kit/navigation/screen";
import { useWindowTitle } from "../kit/navigation/window-title";
import { useUser } from "../services";
import { LoadedScreen, loadPage } from "./loaded-screen";
import { publicPageAt } from "./public-pages";
import { routes } from "./routes";
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
  .flatMap((row) => {
    const load = row.load ?? publicPageAt(row.path)?.load;
    return load ? [{ row, load }] : [];
  });

/** Starts loading the first page before anything is rendered. */
const firstRoute =
  routes.find(({ path, load }) => load && path === location.pathname) ??
  routes.find(({ permission }) => permission === "dashboard");
// The screen loads it again, and then reports a failure.
if (firstRoute?.load) void loadPage(firstRoute, firstRoute.load).catch(() => undefined);

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
      <p className="access-denied">{words.accessDeniedText}</p>
    </Screen>
  );
}
