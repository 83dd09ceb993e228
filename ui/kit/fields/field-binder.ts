import type { FieldProps } from "./field";

type BindableForm<Draft> = {
  readonly draft: Draft;
  set(field: keyof Draft, text: string): void;
  leave(field: keyof Draft): void;
  problemOf(field: keyof Draft): string | undefined;
};

/** Returns the props of a form's field: its text, its problem, and the handlers for change and blur. */
export const fieldBinder =
  <Draft extends { readonly [Field in keyof Draft]: string }>(form: BindableForm<Draft>) =>
  (field: keyof Draft): Omit<FieldProps, "label"> => ({
    value: form.draft[field],
    problem: form.problemOf(field),
    onChange: (text) => form.set(field, text),
    onLeave: () => form.leave(field),
  });
