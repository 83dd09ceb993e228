import {
  applyTheme,
  chosenTheme,
  OPEN_SESSION_KEY,
  rememberEarlySubmission,
  SESSION_KEY,
  WAITING,
} from "../ui/shared/front-door/first-paint";

/** The files of the workspace, from the build; empty on the development server. */
declare const WORKSPACE_FILES: readonly string[];

/**
 * The only script that runs before the first paint, inlined in the page. It does only what would otherwise flicker:
 * it applies the theme, and hides the sign-in form if a session of this tab or of another tab is about to be restored.
 * In that case the workspace's files are loaded in parallel with those of the sign-in page.
 */
applyTheme(chosenTheme());
try {
  const session = sessionStorage.getItem(SESSION_KEY) ?? localStorage.getItem(OPEN_SESSION_KEY);
  if (session !== null) {
    document.documentElement.dataset[WAITING] = "";
    WORKSPACE_FILES.forEach(preload);
  }
} catch {
  // A browser that refuses storage has no session.
}
rememberEarlySubmission();

function preload(file: string): void {
  const link = document.createElement("link");
  const isStyle = file.endsWith(".css");
  link.rel = isStyle ? "preload" : "modulepreload";
  if (isStyle) link.as = "style";
  link.crossOrigin = "";
  link.href = `/${file}`;
  document.head.append(link);
}
