import { type FormEvent, type ReactNode, useEffect, useRef } from "react";
import "./fields.css";

type Props = {
  label: string;
  /** Counter of the form's store. Each refused submission moves the focus to the first invalid field. */
  refusals: number;
  onSubmit: () => void;
  className?: string;
  children: ReactNode;
};

/** A form that is submitted with Enter from every field. */
export function Form({ label, refusals, onSubmit, className = "form", children }: Props) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form ref={form} aria-label={label} onSubmit={submit} noValidate className={className}>
      {children}
    </form>
  );
}
