const KEY = "storage check";

/**
 * Returns whether the browser refuses to store data for this page, as it does with blocked cookies or in some embedded
 * views. Then everything lives in memory until the page is left.
 */
export function refusesStorage(page: Pick<Window, "sessionStorage" | "localStorage" | "indexedDB">): boolean {
  try {
    for (const storage of [page.sessionStorage, page.localStorage]) {
      storage.setItem(KEY, "");
      storage.removeItem(KEY);
    }
    return !page.indexedDB;
  } catch {
    return true;
  }
}
