import { useEffect, useRef, useState } from "react";
import type { Problems } from "../../application/forms/checked-draft";
import type { BankFailure } from "../../application/ports/bank-failure";
import { ComplaintDraft, toComplaint } from "../../application/support/complaint-draft";
import type { SupportSetting } from "./support-setting";

export type ComplaintFieldName = keyof ComplaintDraft;

/** Where a complaint stands; after a failure everything typed is still there. */
export type ComplaintStep =
  | { readonly at: "writing" | "sending" | "sent" }
  /** With the bank's own words, where it gave any. */
  | { readonly at: "failed"; readonly detail: string | undefined };

/** One complaint: what was typed, which fields were left, what is wrong, and what became of it (specification 1, sections 2.15 and 5). */
export function useComplaint({ support, customer, guard }: Omit<SupportSetting, "goTo">) {
  const [blank] = useState(() => draftOf(customer));
  const [draft, setDraft] = useState(blank);
  const [left, setLeft] = useState<ReadonlySet<ComplaintFieldName>>(new Set());
  const [refusals, setRefusals] = useState(0);
  const [step, setStep] = useState<ComplaintStep>({ at: "writing" });
  /** Beside the state, which a second press in the same moment would not see yet. */
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
    /** Each refused submission sends the focus to the first wrong field. */
    refusals,
    submit,
    /** Fields that keep the complaint from being sent, in the order of the form. */
    wrong: fields.filter((field) => problems[field]),
    /** Said once the field was left or the form was submitted, never while the first character is typed. */
    problemOf: (field: ComplaintFieldName) => (refusals > 0 || left.has(field) ? problems[field] : undefined),
    set: (field: ComplaintFieldName, text: string) =>
      setDraft((now) => Object.assign(new ComplaintDraft(), now, { [field]: text })),
    leave: (field: ComplaintFieldName) => setLeft((now) => new Set(now).add(field)),
  };
}

const fields = Object.keys(new ComplaintDraft()) as ComplaintFieldName[];

/** Whoever is signed in need not say who they are (specification 1, section 2.15). */
function draftOf(customer: SupportSetting["customer"]): ComplaintDraft {
  const { fullName = "", accountNumber = "" } = customer ?? {};
  return Object.assign(new ComplaintDraft(), { fullName, accountNumber });
}

/** The end of a session is told by its own dialog. */
function stepAfter(failure: BankFailure): ComplaintStep {
  if (failure.kind === "sessionEnded") return { at: "writing" };
  return { at: "failed", detail: failure.kind === "refused" ? failure.message : undefined };
}
