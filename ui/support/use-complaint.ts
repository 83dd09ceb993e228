import { useEffect, useRef, useState } from "react";
import type { Problems } from "../../application/forms/checked-draft";
import type { BankFailure } from "../../application/ports/bank-failure";
import { ComplaintDraft, toComplaint } from "../../application/support/complaint-draft";
import type { SupportSetting } from "../shared/front-door/support-setting";

export type ComplaintFieldName = keyof ComplaintDraft;

/** The state of a complaint. After a failure all typed texts are kept. */
export type ComplaintStep =
  | { readonly at: "writing" | "sending" | "sent" }
  /** `detail` is the bank's message, if it sent one. */
  | { readonly at: "failed"; readonly detail: string | undefined };

/**
 * The state of the complaint form: its texts, the fields that were left, its problems, and the outcome (specification
 * 1, sections 2.15 and 5).
 */
export function useComplaint({ support, customer, guard }: Omit<SupportSetting, "goTo">) {
  const [blank] = useState(() => draftOf(customer));
  const [draft, setDraft] = useState(blank);
  const [left, setLeft] = useState<ReadonlySet<ComplaintFieldName>>(new Set());
  const [refusals, setRefusals] = useState(0);
  const [step, setStep] = useState<ComplaintStep>({ at: "writing" });
  /** A ref in addition to the state, because a second click before the next render would still see the old state. */
  const isUnderWay = useRef(false);
  const outcome = toComplaint(draft);
  const problems: Problems<ComplaintDraft> = outcome.ok ? {} : outcome.failure;

  const hasEntries = step.at !== "sent" && fields.some((field) => draft[field] !== blank[field]);
  useEffect(
    () =>
      guard?.({
        hasEntries,
        texts: { ...draft },
        retype: (texts) => setDraft(Object.assign(new ComplaintDraft(), texts)),
      }),
    [guard, hasEntries, draft],
  );

  const submit = async () => {
    if (isUnderWay.current) return;
    if (!outcome.ok) return setRefusals((count) => count + 1);
    isUnderWay.current = true;
    setStep({ at: "sending" });
    const sent = await support.complain(outcome.value);
    isUnderWay.current = false;
    setStep(sent.ok ? { at: "sent" } : stepAfter(sent.failure));
  };

  return {
    draft,
    step,
    /** Number of refused submissions. Each one moves the focus to the first invalid field. */
    refusals,
    submit,
    /** The invalid fields, in the order of the form. */
    wrong: fields.filter((field) => problems[field]),
    /** Returns a problem after the field was left or the form was submitted, not while the first character is typed. */
    problemOf: (field: ComplaintFieldName) => (refusals > 0 || left.has(field) ? problems[field] : undefined),
    set: (field: ComplaintFieldName, text: string) =>
      setDraft((now) => Object.assign(new ComplaintDraft(), now, { [field]: text })),
    leave: (field: ComplaintFieldName) => setLeft((now) => new Set(now).add(field)),
  };
}

const fields = Object.keys(new ComplaintDraft()) as ComplaintFieldName[];

/** Fills in name and account number for signed-in users (specification 1, section 2.15). */
function draftOf(customer: SupportSetting["customer"]): ComplaintDraft {
  const { fullName = "", accountNumber = "" } = customer ?? {};
  return Object.assign(new ComplaintDraft(), { fullName, accountNumber });
}

/** Returns the state after a failure. The end of a session is explained by its own dialog. */
function stepAfter(failure: BankFailure): ComplaintStep {
  if (failure.kind === "sessionEnded") return { at: "writing" };
  return { at: "failed", detail: failure.kind === "refused" ? failure.message : undefined };
}
