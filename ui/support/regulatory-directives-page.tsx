import { type ReactNode, useEffect, useState } from "react";
import { type Directive, linkOf } from "../../domain/support/directive";
import { Glyph } from "../kit/front-door/glyphs";
import { useIsLong } from "../kit/use-time";
import { PublicPage } from "./public-page";
import { useSupport } from "./support-context";
import "./regulatory-directives-page.css";

/** Texts of the page. Specified texts are verbatim (specification 1, sections 2.1 and 8). */
const words = {
  title: "Regulatory Directives",
  loading: "Loading the directives",
  waiting: "Still waiting for the bank",
  cancel: "Cancel",
  none: "There are no regulatory directives at present.",
  failed: "Oops, something went wrong!",
  failedHint: "Please try again later.",
  retry: "Try again",
  newTab: "(opens in a new tab)",
};

type DirectivesState = readonly Directive[] | "loading" | "failed";

/** The directives of the regulator, as files that the bank provides (specification 1, section 2.1). */
export function DirectivesPage() {
  const { support } = useSupport();
  const [directives, setDirectives] = useState<DirectivesState>("loading");
  useEffect(() => {
    if (directives !== "loading") return;
    let isWanted = true;
    void support.directives().then((answer) => isWanted && setDirectives(answer.ok ? answer.value : "failed"));
    return () => {
      isWanted = false;
    };
  }, [support, directives]);

  return (
    <PublicPage title={words.title}>
      {contentOf(
        directives,
        () => setDirectives("loading"),
        () => setDirectives("failed"),
      )}
    </PublicPage>
  );
}

function contentOf(directives: DirectivesState, onRetry: () => void, onCancel: () => void): ReactNode {
  if (directives === "loading") return <Loading onCancel={onCancel} />;
  if (directives === "failed") return <Failed onRetry={onRetry} />;
  if (directives.length === 0) return <p className="quiet">{words.none}</p>;
  return (
    <ul className="directives">
      {directives.map((directive) => (
        <li key={directive.url}>
          <DirectiveLink directive={directive} />
        </li>
      ))}
    </ul>
  );
}

/** A link to a directive. An address that is not a safe link is shown as text. */
function DirectiveLink({ directive }: { directive: Directive }) {
  const href = linkOf(directive, window.location.origin);
  if (!href)
    return (
      <span className="directive">
        {directive.fileName}
        <span className="quiet">{directive.url}</span>
      </span>
    );
  return (
    <a className="directive" href={href} target="_blank" rel="noopener noreferrer">
      {directive.fileName} <span className="for-screen-readers">{words.newTab}</span>
      <svg
        viewBox="0 0 16 16"
        width="16"
        height="16"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        aria-hidden="true"
      >
        <path d="M5 11 12 4M6 4h6v6" />
      </svg>
    </a>
  );
}

/** Placeholder lines of the final height, so that the layout does not shift. */
function Loading({ onCancel }: { onCancel: () => void }) {
  const isLong = useIsLong();
  return (
    <>
      <div className="directives" role="status" aria-label={words.loading}>
        {["first", "second", "third"].map((line) => (
          <div key={line} className="directive-loading" />
        ))}
      </div>
      <div role="status">
        {isLong && (
          <p>
            {words.waiting}{" "}
            <button type="button" className="bp6-button" onClick={onCancel}>
              {words.cancel}
            </button>
          </p>
        )}
      </div>
    </>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="directives-failed" role="alert">
      <Glyph name="alert" />
      <p>
        <strong>{words.failed}</strong>
      </p>
      <p className="quiet">{words.failedHint}</p>
      <button type="button" className="bp6-button" onClick={onRetry}>
        {words.retry}
      </button>
    </div>
  );
}
