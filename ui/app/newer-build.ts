/** The builds that this tab has already gone on from by itself. */
const LEFT_KEY = "builds left";

type Parts = {
  readonly page: Window;
  /** Where this build's own code lies; the page of a newer build names other files. */
  readonly code: string;
  /** Tells that a newer build is there, where loading it would lose what was typed. */
  readonly offer: () => void;
};

/**
 * A part of the client that cannot be fetched may be gone because the bank has published a newer build: then the page is loaded anew,
 * once for each build, and only by whoever is asked where something is typed. Without a newer build nothing is done: each screen tells
 * its failure itself.
 */
export function followBuilds(parts: Parts): void {
  parts.page.addEventListener("vite:preloadError", () => void goOnFrom(parts));
}

async function goOnFrom({ page, code, offer }: Parts): Promise<void> {
  if (!(await isReplaced(page, code))) return;
  if (!hasEntries(page) && leavesFirst(page, code)) page.location.reload();
  else offer();
}

async function isReplaced(page: Window, code: string): Promise<boolean> {
  try {
    const answer = await page.fetch("/", { cache: "no-store" });
    return answer.ok && !(await answer.text()).includes(code);
  } catch {
    // Without a line there is nothing newer to load.
    return false;
  }
}

/** What the guard of a form would ask the user about, or any text in a field, as the pages for everyone have no guard. */
function hasEntries(page: Window): boolean {
  const isGuarded = !page.dispatchEvent(new Event("beforeunload", { cancelable: true }));
  const fields = page.document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input, textarea");
  const withoutText = new Set(["checkbox", "radio", "hidden"]);
  return isGuarded || [...fields].some(({ type, value }) => value !== "" && !withoutText.has(type));
}

/** Whether this tab leaves that build for the first time: a bank that publishes two in turn must not keep it loading. */
function leavesFirst(page: Window, code: string): boolean {
  try {
    const left = page.sessionStorage.getItem(LEFT_KEY)?.split(" ") ?? [];
    if (left.includes(code)) return false;
    page.sessionStorage.setItem(LEFT_KEY, [...left, code].join(" "));
    return true;
  } catch {
    // What cannot be remembered could go on for ever.
    return false;
  }
}
