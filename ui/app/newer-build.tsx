import { createRoot, type Root } from "react-dom/client";

/** Storage key of the builds that this tab has already reloaded from. */
const RELOADED_BUILDS_KEY = "builds left";

type BuildWatch = {
  readonly page: Window;
  /** Path of this build's own script; the page of a newer build refers to another file. */
  readonly scriptPath: string;
  /** Offers the newer build to the user, if a reload would lose typed text. */
  readonly offer: () => void;
};

/**
 * If a part of the client cannot be loaded, a newer build may have replaced it. Then the page is reloaded, once for
 * each build. If the user has typed something, a banner asks first. Without a newer build nothing happens: each screen
 * reports its own failure.
 */
export function reloadOnNewerBuild(watch: BuildWatch): void {
  watch.page.addEventListener("vite:preloadError", () => void loadNewerBuild(watch));
}

async function loadNewerBuild({ page, scriptPath, offer }: BuildWatch): Promise<void> {
  if (!(await isReplaced(page, scriptPath))) return;
  if (!hasEntries(page) && isFirstReload(page, scriptPath)) page.location.reload();
  else offer();
}

async function isReplaced(page: Window, scriptPath: string): Promise<boolean> {
  try {
    const answer = await page.fetch("/", { cache: "no-store" });
    return answer.ok && !(await answer.text()).includes(scriptPath);
  } catch {
    // The server cannot be reached, so there is no newer build to load.
    return false;
  }
}

/**
 * Returns whether a form's guard would ask the user, or any field has text. Public pages have no guard, so their fields
 * are checked.
 */
function hasEntries(page: Window): boolean {
  const isGuarded = !page.dispatchEvent(new Event("beforeunload", { cancelable: true }));
  const fields = page.document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input, textarea");
  const withoutText = new Set(["checkbox", "radio", "hidden"]);
  return isGuarded || [...fields].some(({ type, value }) => value !== "" && !withoutText.has(type));
}

/**
 * Returns whether this tab leaves the build for the first time. Otherwise two builds served alternately would cause
 * endless reloads.
 */
function isFirstReload(page: Window, scriptPath: string): boolean {
  try {
    const reloaded = page.sessionStorage.getItem(RELOADED_BUILDS_KEY)?.split(" ") ?? [];
    if (reloaded.includes(scriptPath)) return false;
    page.sessionStorage.setItem(RELOADED_BUILDS_KEY, [...reloaded, scriptPath].join(" "));
    return true;
  } catch {
    // Without storage, reloading could repeat forever.
    return false;
  }
}

/**
 * Detects newer builds from the first page on, so that users who are just signing in are notified too.
 * @returns a function that returns whether a newer build has been offered
 */
export function watchForNewerBuild(): () => boolean {
  // The last script is the client's own; the ones before it rarely change between builds.
  const scriptPath = [...document.querySelectorAll("script[src]")].at(-1)?.getAttribute("src");
  let banner: Root | undefined;
  const offer = () => {
    banner ??= createRoot(document.body.appendChild(document.createElement("div")));
    banner.render(<NewerBuildBanner />);
  };
  if (scriptPath) reloadOnNewerBuild({ page: window, scriptPath, offer });
  return () => banner !== undefined;
}

const words = {
  text: "A newer version of internet banking is there. Reload to go on; what you have typed here will be lost.",
  reload: "Reload",
};

/** A banner above all content with a button that loads the newer build. */
function NewerBuildBanner() {
  return (
    <div role="alert" className="newer-build">
      <span>{words.text}</span>
      <button type="button" className="bp6-button bp6-intent-primary" onClick={() => window.location.reload()}>
        {words.reload}
      </button>
    </div>
  );
}
