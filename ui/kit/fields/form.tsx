import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { words } from "../words";
import { Refusals } from "./field";
import "./fields.css";

type Props = {
  label: string;
  /** Counter of the form's store. */
  refusals: number;
  onSubmit: () => void;
  className?: string;
  children: ReactNode;
};

/**
 * A form that is submitted with Enter from every field. A refused submission announces the number of problems once, and
 * moves the focus to the first of them.
 */
export function Form({ label, refusals, onSubmit, className = "form", children }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState(0);
  useEffect(() => {
    if (refusals === 0) return;
    const invalid = form.current?.querySelectorAll<HTMLElement>('[aria-invalid="true"]');
    setProblems(invalid?.length ?? 0);
    invalid?.[0]?.focus();
  }, [refusals]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form
      ref={form}
      aria-label={label}
      onSubmit={submit}
      onChange={() => setProblems(0)}
      noValidate
      className={className}
    >
      <Refusals value={refusals}>{children}</Refusals>
      <p role="status" className="form-problems">
        {problems > 0 && words.problems(problems)}
      </p>
    </form>
  );
}

/** Fields that belong together, in two columns where there is room. */
export function FieldGroup({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <div className="field-group">
      {title && <h2>{title}</h2>}
      <div className="fields">{children}</div>
    </div>
  );
}
