import {
  applyTheme,
  chosenTheme,
  OPEN_SESSION_KEY,
  rememberEarlySubmission,
  SESSION_KEY,
  WAITING,
} from "../ui/kit/first-paint";

/** The files of the workspace and, by path, those of its screens, from the build; empty on the development server. */
declare const WORKSPACE_FILES: readonly string[];
declare const SCREEN_FILES: Readonly<Record<string, readonly string[]>>;

/**
 * The only script that runs before the first paint, inlined in the page. It does only what would otherwise flicker:
 * it applies the theme, and hides the sign-in form if a session of this tab or of another tab is about to be restored.
 * In that case the files of the workspace and of its first screen are loaded in parallel with those of the sign-in page.
 */
applyTheme(chosenTheme());
try {
  const session = sessionStorage.getItem(SESSION_KEY) ?? localStorage.getItem(OPEN_SESSION_KEY);
  if (session !== null) {
    document.documentElement.dataset[WAITING] = "";
    [...WORKSPACE_FILES, ...(SCREEN_FILES[location.pathname] ?? [])].forEach(preload);
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
