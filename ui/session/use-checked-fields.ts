import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from "react";
import type { Problems } from "../../application/forms/checked-draft";
import type { Result } from "../../domain/result";
import { takeEarlySubmission } from "../kit/first-paint";

type ReadDraft<Draft, Value> = (draft: Draft) => Result<Value, Problems<Draft>>;

/**
 * A form of uncontrolled inputs, named as in the draft. React state contains only problems and no password, and text
 * typed before React has loaded is kept. A field shows its problem after blur or submission, not while it is first
 * typed.
 */
export function useCheckedFields<Draft extends object, Value>(
  blank: () => Draft,
  read: ReadDraft<Draft, Value>,
  onValue: (value: Value) => void,
) {
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<Problems<Draft>>({});
  const [leftFields, setLeftFields] = useState<ReadonlySet<string>>(new Set());

  const outcome = () => read(Object.assign(blank(), form.current && Object.fromEntries(new FormData(form.current))));
  const check = () => {
    const now = outcome();
    setProblems(now.ok ? {} : now.failure);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const now = outcome();
    setLeftFields(new Set(Object.keys(blank())));
    check();
    if (now.ok) return onValue(now.value);
    const firstInvalid = Object.keys(blank()).find((name) => name in now.failure);
    form.current?.querySelector<HTMLElement>(`[name="${firstInvalid}"]`)?.focus();
  };

  useEffect(() => {
    if (takeEarlySubmission()) form.current?.requestSubmit();
  }, []);

  return {
    form,
    submit,
    field: (name: keyof Draft & string) => ({
      id: name,
      name,
      problem: (leftFields.has(name) && problems[name]) || "",
      onInput: check,
      onBlur: ({ currentTarget }: FocusEvent) => {
        // Switching to another window also fires blur, but keeps the active element.
        if (document.activeElement === currentTarget) return;
        setLeftFields((others) => new Set(others).add(name));
        check();
      },
    }),
  };
}
