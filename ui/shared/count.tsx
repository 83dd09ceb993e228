import "./count.css";

/**
 * A number behind a name, such as that of a tab. It is no part of the accessible name; `aria-description` of the element
 * says what it counts.
 */
export function Count({ value }: { value: number | undefined }) {
  if (value === undefined) return null;
  return (
    <span className={value > 0 ? "count some" : "count"} aria-hidden>
      {value}
    </span>
  );
}
