import { useEffect, useRef, useState } from "react";
import type { Problems } from "../../application/forms/checked-draft";
import type { BankFailure } from "../../application/ports/bank-failure";
import { ComplaintDraft, toComplaint } from "../../application/support/complaint-draft";
import type { SupportContextValue } from "./support-context";

export type ComplaintFieldName = keyof ComplaintDraft;

/** The state of a complaint. After a failure all typed texts are kept. */
export type ComplaintStep =
  | { readonly kind: "writing" | "sending" }
  /** `message` is the bank's, with its reference. */
  | { readonly kind: "sent"; readonly message: string | undefined }
  /** `detail` is the bank's message, if it sent one. */
  | { readonly kind: "failed"; readonly detail: string | undefined };

/**
 * The state of the complaint form: its texts, the fields that were left, its problems, and the outcome (specification
 * 1, sections 2.15 and 5).
 */
export function useComplaint({ support, customer, guard }: Omit<SupportContextValue, "goTo">) {
  const [blank] = useState(() => draftOf(customer));
  const [draft, setDraft] = useState(blank);
  const [leftFields, setLeftFields] = useState<ReadonlySet<ComplaintFieldName>>(new Set());
  const [refusals, setRefusals] = useState(0);
  const [step, setStep] = useState<ComplaintStep>({ kind: "writing" });
  /** A ref in addition to the state, because a second click before the next render would still see the old state. */
  const isUnderWay = useRef(false);
  const outcome = toComplaint(draft);
  const problems: Problems<ComplaintDraft> = outcome.ok ? {} : outcome.failure;

  const hasEntries = step.kind !== "sent" && fields.some((field) => draft[field] !== blank[field]);
  useEffect(
    () =>
      guard?.({
        hasEntries,
        texts: { ...draft },
        setTexts: (texts) => setDraft(Object.assign(new ComplaintDraft(), texts)),
      }),
    [guard, hasEntries, draft],
  );

  const submit = async () => {
    if (isUnderWay.current) return;
    if (!outcome.ok) return setRefusals((count) => count + 1);
    isUnderWay.current = true;
    setStep({ kind: "sending" });
    const sent = await support.complain(outcome.value);
    isUnderWay.current = false;
    setStep(sent.ok ? { kind: "sent", ...sent.value } : stepAfter(sent.failure));
  };

  return {
    draft,
    step,
    /** Number of refused submissions. Each one moves the focus to the first invalid field. */
    refusals,
    submit,
    /** The invalid fields, in the order of the form. */
    invalidFields: fields.filter((field) => problems[field]),
    /** Returns a problem after the field was left or the form was submitted, not while the first character is typed. */
    problemOf: (field: ComplaintFieldName) => (refusals > 0 || leftFields.has(field) ? problems[field] : undefined),
    set: (field: ComplaintFieldName, text: string) =>
      setDraft((now) => Object.assign(new ComplaintDraft(), now, { [field]: text })),
    leave: (field: ComplaintFieldName) => setLeftFields((now) => new Set(now).add(field)),
  };
}

const fields = Object.keys(new ComplaintDraft()) as ComplaintFieldName[];

/** Fills in name and account number for signed-in users (specification 1, section 2.15). */
function draftOf(customer: SupportContextValue["customer"]): ComplaintDraft {
  const { fullName = "", accountNumber = "" } = customer ?? {};
  return Object.assign(new ComplaintDraft(), { fullName, accountNumber });
}

/** Returns the state after a failure. The end of a session is explained by its own dialog. */
function stepAfter(failure: BankFailure): ComplaintStep {
  if (failure.kind === "sessionEnded") return { kind: "writing" };
  return { kind: "failed", detail: failure.kind === "refused" ? failure.message : undefined };
}
