import { useId } from "react";
import { Glyph } from "../kit/front-door/glyphs";
import { complaintWords as words } from "./complaint-words";
import type { ComplaintFieldName, ComplaintStep } from "./use-complaint";

type Props = { step: ComplaintStep; invalidFields: readonly ComplaintFieldName[] };

/**
 * Disabled while the complaint is invalid or being sent (specification 1, section 5), with an explanation. It keeps the
 * focus while disabled; a click then focuses the first invalid field. After a failure it sends the complaint again.
 */
export function ComplaintSubmit({ step, invalidFields }: Props) {
  const reason = useId();
  const isSending = step.kind === "sending";
  return (
    <>
      {step.kind === "failed" && (
        <div className="bp6-callout bp6-intent-danger complaint-failure" role="alert">
          <Glyph name="alert" />
          <div>
            <p>{words.failed}</p>
            {step.detail && <p>{step.detail}</p>}
          </div>
        </div>
      )}
      <div className="complaint-submit">
        <button
          type="submit"
          className="bp6-button bp6-large bp6-intent-primary"
          aria-disabled={isSending || invalidFields.length > 0}
          aria-describedby={reason}
          data-busy={isSending || undefined}
        >
          {step.kind === "failed" ? words.retry : words.submit}
        </button>
        <p id={reason} className="quiet">
          {invalidFields.length > 0 && words.toComplete(invalidFields.map((field) => words.labels[field]))}
        </p>
        <p className="for-screen-readers" role="status">
          {isSending ? words.sending : ""}
        </p>
      </div>
    </>
  );
}
