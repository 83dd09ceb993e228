import { Spinner } from "@blueprintjs/core";
import { type ComponentType, lazy, Suspense, useDeferredValue, useEffect } from "react";
import { Redirect, Route, Switch, useLocation } from "wouter";
import { brand } from "../shared/brand";
import { EmptyState } from "../shared/lists/list-states";
import { HOME_PATH } from "../shared/paths";
import { Screen } from "../shared/screen";
import { useUser } from "../shared/services";
import { publicPageAt } from "./public-pages";
import { type Route as Row, routes } from "./routes";
import { words } from "./shell-words";

/**
 * Shows the page of the path if the user may see it; other paths redirect to the home page (specification 1, section
 * 2.1). While the code of the next page is loaded, the previous page stays visible.
 */
export function CurrentScreen() {
  const [path] = useLocation();
  return (
    <Suspense fallback={<Spinner className="screen-loading" aria-label={words.loading} />}>
      <Switch location={useDeferredValue(path)}>
        {screens.map(({ row, Page }) => (
          <Route key={row.path} path={row.path}>
            <GuardedScreen row={row} Page={Page} />
          </Route>
        ))}
        <Route>
          <Redirect to={HOME_PATH} replace />
        </Route>
      </Switch>
    </Suspense>
  );
}

/** Starts loading the first page before anything is rendered. */
const requestedRoute = routes.find(({ path, load }) => load && path === location.pathname);
void (requestedRoute ?? routes.find(({ permission }) => permission === "dashboard"))?.load?.();

const screens = routes
  .filter(({ path, audience }) => path !== HOME_PATH && audience !== "signedOut")
  .map((row) => ({ row, Page: pageOf(row) }));

function pageOf(row: Row): ComponentType | undefined {
  const load = row.load ?? publicPageAt(row.path)?.load;
  return load && lazy(async () => ({ default: await load() }));
}

/** Sets the window's title to the page's title, which never contains account data. */
function GuardedScreen({ row: { permission, title }, Page }: { row: Row; Page: ComponentType | undefined }) {
  const { permissions } = useUser();
  const isDenied = permission !== undefined && !permissions[permission];
  useEffect(() => {
    document.title = `${isDenied ? words.accessDenied : title} · ${brand.name}`;
  }, [isDenied, title]);
  if (isDenied) return <AccessDenied />;
  if (!Page) return <NotBuilt title={title} />;
  return <Page />;
}

function AccessDenied() {
  return (
    <Screen title={words.accessDenied}>
      <p className="access-denied">{words.accessDeniedText}</p>
    </Screen>
  );
}

function NotBuilt({ title }: { title: string }) {
  return (
    <Screen title={title}>
      <EmptyState title={words.notBuilt} />
    </Screen>
  );
}
