import type { ControlApi } from "./control-api";

/** Returns the token of a console address such as "http://127.0.0.1:4000/trainer#token=…", or of its fragment. */
export function tokenIn(address: string): string | undefined {
  const [, fragment = ""] = address.split("#");
  return new URLSearchParams(fragment).get("token") || undefined;
}

/**
 * Keeps the token with which the page was opened, and removes it from the address: it must not be in a bookmark or a copied link.
 * An address with another token can also be opened in a tab that shows the console already.
 */
export function keepTokenFromAddress(api: ControlApi): void {
  keepToken(api);
  addEventListener("hashchange", () => {
    if (keepToken(api)) location.reload();
  });
}

function keepToken(api: ControlApi): boolean {
  const token = tokenIn(location.hash);
  if (token === undefined) return false;
  api.keepToken(token);
  history.replaceState(history.state, "", location.pathname + location.search);
  return true;
}
