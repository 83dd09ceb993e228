import { createRoot, type Root } from "react-dom/client";
import { reloadOnNewerBuild } from "./newer-build";

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
