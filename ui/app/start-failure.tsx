import { failureWords as words } from "../shared/failure-words";

/** When the client itself cannot go on (specification 1, section 2.13). Loading the page again also fetches a newer client. */
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
