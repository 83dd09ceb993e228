import { type ComponentType, startTransition, useEffect, useState } from "react";
import type { Route } from "./routes";
import { ScreenSkeleton } from "./screen-skeleton";

type Load = NonNullable<Route["load"]>;
/** The pages whose code was loaded, by path. */
const loadedPages = new Map<string, ComponentType>();

export async function loadPage({ path }: Route, load: Load): Promise<ComponentType> {
  const Page = await load();
  loadedPages.set(path, Page);
  return Page;
}

type Props = { row: Route; load: Load };

/**
 * Shows a page and, until its code is loaded, its outline. A failure to load the code is thrown while rendering, so
 * that the boundary of the screen contains it.
 */
export function LoadedScreen({ row, load }: Props) {
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
