import { failureWords as words } from "../kit/failure-words";

/**
 * Shown if the client itself fails (specification 1, section 2.13). A reload also loads a newer client, if there is
 * one.
 */
export function StartFailure() {
  return (
    <main className="start-failure">
      <h1>{words.title}</h1>
      <p>{words.hint}</p>
      <button type="button" className="bp6-button bp6-intent-primary" onClick={() => window.location.reload()}>
        {words.retry}
      </button>
    </main>
  );
}
