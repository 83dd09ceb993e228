import { type ComponentProps, type ReactNode, useId } from "react";
import type { EntryFormat } from "../../domain/entered-text";
import {
  EMAIL_LENGTH_MAX,
  MESSAGE_LENGTH_MAX,
  NAME_LENGTH_MAX,
  OTHER,
  OTHER_SUBJECT_LENGTH_MAX,
  subjects,
} from "../../domain/support/complaint";
import { Field, type FieldProps } from "../kit/fields/field";
import { Form } from "../kit/fields/form";
import { useEntry } from "../kit/fields/use-entry";
import { Glyph } from "../kit/front-door/glyphs";
import { NoticeDialog } from "../kit/front-door/plain-dialog";
import { HOME_PATH } from "../kit/navigation/paths";
import { PublicPage } from "./public-page";
import { useSupport } from "./support-context";
import { type ComplaintFieldName, type ComplaintStep, useComplaint } from "./use-complaint";
import "./complaint-page.css";

/** The complaint form, for visitors and signed-in users (specification 1, section 2.15). */
export function ComplaintPage() {
  const context = useSupport();
  const { draft, step, refusals, invalidFields, problemOf, set, leave, submit } = useComplaint(context);
  const bind = (name: ComplaintFieldName) => ({
    label: complaintWords.labels[name],
    problem: problemOf(name),
    value: draft[name],
    onChange: (text: string) => set(name, text),
    onLeave: () => leave(name),
  });
  const optional = { "aria-required": undefined };

  return (
    <PublicPage title={complaintWords.title}>
      <p>{complaintWords.lead}</p>
      <Form label={complaintWords.title} refusals={refusals} onSubmit={() => void submit()}>
        <div className="complaint-row">
          <Field label={complaintWords.labels.subject} problem={problemOf("subject")}>
            {(control) => (
              <select
                {...control}
                className="bp6-input"
                value={draft.subject}
                onChange={({ target }) => set("subject", target.value)}
                onBlur={() => leave("subject")}
              >
                <option value="" disabled>
                  {complaintWords.choose}
                </option>
                {subjects.map((subject) => (
                  <option key={subject}>{subject}</option>
                ))}
              </select>
            )}
          </Field>
          {draft.subject === OTHER && (
            <TypedField {...bind("otherSubject")} entry={{ kind: "text", lengthMax: OTHER_SUBJECT_LENGTH_MAX }}>
              {(control) => <input {...control} />}
            </TypedField>
          )}
        </div>
        <div className="complaint-row">
          <TypedField {...bind("fullName")} entry={{ kind: "text", lengthMax: NAME_LENGTH_MAX }}>
            {(control) => <input {...control} autoComplete="name" />}
          </TypedField>
          <TypedField {...bind("phone")} entry={{ kind: "phone" }}>
            {(control) => <input {...control} type="tel" autoComplete="tel" />}
          </TypedField>
        </div>
        <div className="complaint-row">
          <TypedField
            {...bind("email")}
            hint={complaintWords.optional}
            entry={{ kind: "text", lengthMax: EMAIL_LENGTH_MAX }}
          >
            {(control) => <input {...control} {...optional} type="email" autoComplete="email" />}
          </TypedField>
          <TypedField {...bind("accountNumber")} hint={complaintWords.optional} entry={{ kind: "ownAccount" }}>
            {(control) => <input {...control} {...optional} inputMode="numeric" />}
          </TypedField>
        </div>
        <TypedField
          {...bind("message")}
          hint={complaintWords.counted(draft.message.length, MESSAGE_LENGTH_MAX)}
          entry={{ kind: "text", lengthMax: MESSAGE_LENGTH_MAX, hasLines: true }}
        >
          {(control) => <textarea {...control} rows={6} />}
        </TypedField>
        <p className="quiet">{complaintWords.caution}</p>
        <ComplaintSubmit step={step} invalidFields={invalidFields} />
      </Form>
      {step.kind === "sent" && <SentDialog message={step.message} onClose={() => context.goTo(HOME_PATH)} />}
    </PublicPage>
  );
}

type TypedFieldProps = FieldProps & {
  entry: EntryFormat;
  hint?: ReactNode;
  children: (control: ComponentProps<"input"> & ComponentProps<"textarea">) => ReactNode;
};

/** A text field without Blueprint, which this page does not load. */
function TypedField({ label, problem, value, onChange, onLeave, entry: format, hint, children }: TypedFieldProps) {
  const entry = useEntry(format, { value, onChange });
  const isInvalid = problem !== undefined || entry.isRefused;
  const leave = () => {
    entry.leave();
    onLeave?.();
  };
  return (
    <Field label={label} problem={problem} notice={entry.notice} isInvalid={isInvalid} hint={hint}>
      {(control) => children({ ...control, className: "bp6-input", value, onChange: entry.change, onBlur: leave })}
    </Field>
  );
}

/** Confirms the complaint. Closing it opens the dashboard, which redirects visitors to the sign-in page. */
const SentDialog = ({ message, onClose }: { message: string | undefined; onClose: () => void }) => (
  <NoticeDialog title={complaintWords.sent} button={complaintWords.continue} isLarge={false} onClose={onClose}>
    {message && <p>{message}</p>}
    <p>{complaintWords.sentNext}</p>
  </NoticeDialog>
);

type Props = { step: ComplaintStep; invalidFields: readonly ComplaintFieldName[] };

/**
 * Disabled while the complaint is invalid or being sent (specification 1, section 5), with an explanation. It keeps the
 * focus while disabled; a click then focuses the first invalid field. After a failure it sends the complaint again.
 */
function ComplaintSubmit({ step, invalidFields }: Props) {
  const reason = useId();
  const isSending = step.kind === "sending";
  return (
    <>
      {step.kind === "failed" && (
        <div className="bp6-callout bp6-intent-danger complaint-failure" role="alert">
          <Glyph name="alert" />
          <div>
            <p>{complaintWords.failed}</p>
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
          {step.kind === "failed" ? complaintWords.retry : complaintWords.submit}
        </button>
        <p id={reason} className="quiet">
          {invalidFields.length > 0 &&
            complaintWords.toComplete(invalidFields.map((field) => complaintWords.labels[field]))}
        </p>
        <p className="for-screen-readers" role="status">
          {isSending ? complaintWords.sending : ""}
        </p>
      </div>
    </>
  );
}

/** Texts of the complaint. Specified texts are verbatim (specification 1, sections 2.15 and 8). */
const complaintWords = {
  title: "Complaint",
  lead: "Tell us what went wrong or what you would like to know. The Contact Center will answer you.",
  labels: {
    subject: "Subject",
    otherSubject: "Other Subject",
    fullName: "Full Name",
    phone: "Phone Number",
    email: "E-mail",
    accountNumber: "Account Number",
    message: "Enquiry Message",
  },
  optional: "Optional",
  choose: "Select…",
  caution: "Never write a password or a one-time code here.",
  counted: (length: number, max: number) => `${length}/${max}`,
  submit: "Submit",
  sending: "Sending your complaint",
  toComplete: (labels: readonly string[]) => `To submit, please check: ${labels.join(", ")}.`,
  sent: "Complaint has been sent!",
  sentNext: "The Contact Center will answer you by phone or e-mail.",
  continue: "Continue",
  failed: "Something went wrong. Please try again.",
  retry: "Retry",
};
