import { createRoot, type Root } from "react-dom/client";
import { neverShowAgain } from "./kept-pages";
import { followBuilds } from "./newer-build";
import { NewerBuildBanner } from "./newer-build-banner";

/** The pages for everyone do without: they are small, and load an address anew when its part is missing. */
export function keepCurrent(): void {
  // The last one is the client's own; those before it change seldom.
  const code = [...document.querySelectorAll("script[src]")].at(-1)?.getAttribute("src");
  let banner: Root | undefined;
  neverShowAgain(window);
  if (!code) return;
  followBuilds({
    page: window,
    code,
    offer: () => {
      banner ??= createRoot(document.body.appendChild(document.createElement("div")));
      banner.render(<NewerBuildBanner />);
    },
  });
}
