import { words } from "../shared/words";

/** When the client itself cannot go on (specification 1, section 2.13). Loading the page again also fetches a newer client. */
export function StartFailure() {
  return (
    <main className="start-failure">
      <h1>{words.list.failed}</h1>
      <p>{words.list.failedHint}</p>
      <button type="button" className="bp6-button bp6-intent-primary" onClick={() => window.location.reload()}>
        {words.list.retry}
      </button>
    </main>
  );
}
