import { type ChangeEvent, useEffect, useRef } from "react";
import {
  MESSAGE_LENGTH_MAX,
  NAME_LENGTH_MAX,
  OTHER,
  OTHER_SUBJECT_LENGTH_MAX,
  subjects,
} from "../../domain/support/complaint";
import { Field } from "../shared/fields/field";
import { Form } from "../shared/fields/form";
import { ComplaintSubmit } from "./complaint-submit";
import { complaintWords as words } from "./complaint-words";
import { PlainDialog } from "./plain-dialog";
import { PublicPage } from "./public-page";
import { useSupport } from "./support-setting";
import { type ComplaintFieldName, useComplaint } from "./use-complaint";
import "./complaint-page.css";

/** Customer complaint, signed in or not (specification 1, section 2.15). */
export function ComplaintPage() {
  const setting = useSupport();
  const { draft, step, refusals, wrong, problemOf, set, leave, submit } = useComplaint(setting);
  const about = (name: ComplaintFieldName) => ({ label: words.labels[name], problem: problemOf(name) });
  const typed = (name: ComplaintFieldName) => ({
    className: "bp6-input",
    value: draft[name],
    onChange: ({ target }: ChangeEvent<{ value: string }>) => set(name, target.value),
    onBlur: () => leave(name),
  });
  const optional = { "aria-required": undefined };

  return (
    <PublicPage title={words.title}>
      <p>{words.lead}</p>
      <Form label={words.title} refusals={refusals} onSubmit={() => void submit()}>
        <div className="complaint-row">
          <Field {...about("subject")}>
            {(control) => (
              <select {...control} {...typed("subject")}>
                <option value="" disabled>
                  {words.choose}
                </option>
                {subjects.map((subject) => (
                  <option key={subject}>{subject}</option>
                ))}
              </select>
            )}
          </Field>
          {draft.subject === OTHER && (
            <Field {...about("otherSubject")}>
              {(control) => <input {...control} {...typed("otherSubject")} maxLength={OTHER_SUBJECT_LENGTH_MAX} />}
            </Field>
          )}
        </div>
        <div className="complaint-row">
          <Field {...about("fullName")}>
            {(control) => <input {...control} {...typed("fullName")} autoComplete="name" maxLength={NAME_LENGTH_MAX} />}
          </Field>
          <Field {...about("phone")}>
            {(control) => <input {...control} {...typed("phone")} type="tel" autoComplete="tel" maxLength={30} />}
          </Field>
        </div>
        <div className="complaint-row">
          <Field {...about("email")} hint={words.optional}>
            {(control) => (
              <input {...control} {...optional} {...typed("email")} type="email" autoComplete="email" maxLength={120} />
            )}
          </Field>
          <Field {...about("accountNumber")} hint={words.optional}>
            {(control) => (
              <input {...control} {...optional} {...typed("accountNumber")} inputMode="numeric" maxLength={20} />
            )}
          </Field>
        </div>
        <Field {...about("message")} hint={words.counted(draft.message.length, MESSAGE_LENGTH_MAX)}>
          {(control) => <textarea {...control} {...typed("message")} maxLength={MESSAGE_LENGTH_MAX} rows={6} />}
        </Field>
        <p className="quiet">{words.caution}</p>
        <ComplaintSubmit step={step} wrong={wrong} />
      </Form>
      {step.at === "sent" && <Sent onClose={() => setting.goTo("/dashboard")} />}
    </PublicPage>
  );
}

/** Told before the way goes on; who is signed out is led from the dashboard to the sign-in page. */
function Sent({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  return (
    <PlainDialog dialog={dialog} title={words.sent} onClose={onClose}>
      <p>{words.sentNext}</p>
      <button
        type="button"
        className="bp6-button bp6-intent-primary"
        // biome-ignore lint/a11y/noAutofocus: a dialog that was just opened begins at its one action.
        autoFocus
        onClick={() => dialog.current?.close()}
      >
        {words.continue}
      </button>
    </PlainDialog>
  );
}
