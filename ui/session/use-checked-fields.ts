import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from "react";
import type { Problems } from "../../application/forms/checked-draft";
import type { Result } from "../../domain/result";
import { takeEarlySubmission } from "../app/first-paint";

type Read<Draft, Value> = (draft: Draft) => Result<Value, Problems<Draft>>;

/**
 * A form whose texts stay in the browser's own fields, named as in the draft: React holds what is wrong with them and never a password,
 * and what was typed before React came is kept. A field complains once it was left or submitted, never while it is first typed in.
 */
export function useCheckedFields<Draft extends object, Value>(
  blank: () => Draft,
  read: Read<Draft, Value>,
  onValue: (value: Value) => void,
) {
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<Problems<Draft>>({});
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());

  const outcome = () => read(Object.assign(blank(), form.current && Object.fromEntries(new FormData(form.current))));
  const check = () => {
    const now = outcome();
    setProblems(now.ok ? {} : now.failure);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const now = outcome();
    setLeft(new Set(Object.keys(blank())));
    check();
    if (now.ok) return onValue(now.value);
    const wrong = Object.keys(blank()).find((name) => name in now.failure);
    form.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
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
      complaint: (left.has(name) && problems[name]) || "",
      onInput: check,
      onBlur: ({ currentTarget }: FocusEvent) => {
        // Leaving the window is not leaving the field.
        if (document.activeElement === currentTarget) return;
        setLeft((others) => new Set(others).add(name));
        check();
      },
    }),
  };
}
