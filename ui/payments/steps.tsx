import "./payments.css";

/** The way through a form of several steps, and what it accepts. */
export function Steps({
  title,
  steps,
}: {
  title: string;
  steps: readonly { readonly name: string; readonly note: string }[];
}) {
  return (
    <section className="steps field-group" aria-label={title}>
      <ol>
        {steps.map(({ name, note }) => (
          <li key={name}>
            <strong>{name}</strong>
            <span>{note}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
