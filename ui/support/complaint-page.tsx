import { type ChangeEvent, useEffect, useRef } from "react";
import {
  MESSAGE_LENGTH_MAX,
  NAME_LENGTH_MAX,
  OTHER,
  OTHER_SUBJECT_LENGTH_MAX,
  subjects,
} from "../../domain/support/complaint";
import { Form } from "../shared/fields/form";
import { ComplaintField } from "./complaint-field";
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
    value: draft[name],
    onChange: ({ target }: ChangeEvent<{ value: string }>) => set(name, target.value),
    onBlur: () => leave(name),
  });

  return (
    <PublicPage title={words.title}>
      <p>{words.lead}</p>
      <Form label={words.title} refusals={refusals} onSubmit={() => void submit()}>
        <div className="complaint-fields">
          <ComplaintField {...about("subject")}>
            {(control) => (
              <select {...control} {...typed("subject")} required>
                <option value="" disabled>
                  {words.choose}
                </option>
                {subjects.map((subject) => (
                  <option key={subject}>{subject}</option>
                ))}
              </select>
            )}
          </ComplaintField>
          {draft.subject === OTHER && (
            <ComplaintField {...about("otherSubject")}>
              {(control) => (
                <input {...control} {...typed("otherSubject")} maxLength={OTHER_SUBJECT_LENGTH_MAX} required />
              )}
            </ComplaintField>
          )}
          <ComplaintField {...about("fullName")} className="row-start">
            {(control) => (
              <input {...control} {...typed("fullName")} autoComplete="name" maxLength={NAME_LENGTH_MAX} required />
            )}
          </ComplaintField>
          <ComplaintField {...about("phone")}>
            {(control) => (
              <input {...control} {...typed("phone")} type="tel" autoComplete="tel" maxLength={30} required />
            )}
          </ComplaintField>
          <ComplaintField {...about("email")} hint={words.optional}>
            {(control) => <input {...control} {...typed("email")} type="email" autoComplete="email" maxLength={120} />}
          </ComplaintField>
          <ComplaintField {...about("accountNumber")} hint={words.optional}>
            {(control) => <input {...control} {...typed("accountNumber")} inputMode="numeric" maxLength={20} />}
          </ComplaintField>
          <ComplaintField
            {...about("message")}
            hint={words.counted(draft.message.length, MESSAGE_LENGTH_MAX)}
            className="whole-row"
          >
            {(control) => (
              <textarea {...control} {...typed("message")} maxLength={MESSAGE_LENGTH_MAX} rows={6} required />
            )}
          </ComplaintField>
        </div>
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
