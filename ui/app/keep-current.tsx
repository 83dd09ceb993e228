import { createRoot, type Root } from "react-dom/client";
import { followBuilds } from "./newer-build";
import { NewerBuildBanner } from "./newer-build-banner";

/** From the first page on: who signs in just then is told of a deploy, too. @returns whether a newer build has been offered */
export function keepCurrent(): () => boolean {
  // The last one is the client's own; those before it change seldom.
  const code = [...document.querySelectorAll("script[src]")].at(-1)?.getAttribute("src");
  let banner: Root | undefined;
  const offer = () => {
    banner ??= createRoot(document.body.appendChild(document.createElement("div")));
    banner.render(<NewerBuildBanner />);
  };
  if (code) followBuilds({ page: window, code, offer });
  return () => banner !== undefined;
}
