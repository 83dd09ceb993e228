import type { ControlApi } from "./control-api";

/** Returns the token of a console address such as "http://127.0.0.1:4000/trainer#token=…", or of its fragment. */
export function tokenIn(address: string): string | undefined {
  const [, fragment = ""] = address.split("#");
  return new URLSearchParams(fragment).get("token") || undefined;
}

/**
 * Stores the token of the page's address and removes it from the address, so that no bookmark or copied link contains
 * it. Also handles an address with another token opened in a tab that already shows the console.
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
