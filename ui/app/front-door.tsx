import { type ComponentType, useEffect, useState } from "react";
import type { SupportPort } from "../../application/support/support-port";
import { brand } from "../kit/brand";
import { goTo, usePath } from "../kit/navigation/location";
import { SIGN_IN_PATH } from "../kit/navigation/paths";
import { PasswordContext, type PasswordContextValue } from "../session/password-context";
import { SignInScreen } from "../session/sign-in-screen";
import type { SignInServices } from "../session/use-sign-in";
import { SupportContext } from "../support/support-context";
import { PublicLayout } from "./public-layout";
import { publicPageAt } from "./public-pages";

/** The page that is shown; without a component it is the sign-in page. */
export type FrontDoorPage = { readonly path: string; readonly Page: ComponentType | undefined };

export type FrontDoorServices = SignInServices &
  Omit<PasswordContextValue, "clock"> & { readonly support: SupportPort };

/** All pages that can be seen without signing in. */
export function FrontDoor({ initialPage, services }: { initialPage: FrontDoorPage; services: FrontDoorServices }) {
  const path = usePath(initialPage.path);
  const [{ Page, path: shownPath }, setPage] = useState(initialPage);

  useEffect(() => {
    if (path === shownPath) return;
    let isWanted = true;
    resolvePage(path).then(
      (next) => isWanted && setPage(next),
      // The page's code cannot be loaded, perhaps because a newer client was published. A full page load still works.
      () => window.location.assign(path),
    );
    return () => {
      isWanted = false;
    };
  }, [path, shownPath]);
  useEffect(() => {
    document.title = titleOf(shownPath);
  }, [shownPath]);

  return (
    <SupportContext value={{ support: services.support, customer: undefined, goTo }}>
      <PasswordContext value={services}>
        <PublicLayout>{Page ? <Page /> : <SignInScreen services={services} />}</PublicLayout>
      </PasswordContext>
    </SupportContext>
  );
}

/**
 * Returns the page of a path. Paths that are not public redirect to the sign-in page (specification 1, section 2.1).
 */
export async function resolvePage(path: string): Promise<FrontDoorPage> {
  const page = publicPageAt(path);
  if (page) return { path, Page: await page.load() };
  if (path !== SIGN_IN_PATH) goTo(SIGN_IN_PATH, { replace: true });
  return { path: SIGN_IN_PATH, Page: undefined };
}

export const titleOf = (path: string): string => `${publicPageAt(path)?.title ?? "Log In"} · ${brand.name}`;
