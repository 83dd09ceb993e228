import { words } from "./words";

/** Stands over whatever is shown, until the user is ready to load the newer build. */
export function NewerBuildBanner() {
  return (
    <div role="alert" className="newer-build">
      <span>{words.newerBuild}</span>
      <button type="button" className="bp6-button bp6-intent-primary" onClick={() => window.location.reload()}>
        {words.reload}
      </button>
    </div>
  );
}
