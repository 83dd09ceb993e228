/**
 * A number behind a name, such as that of a tab. It is no part of the accessible name; `aria-description` of the element
 * says what it counts.
 * @param max a greater number is shown as this one with a plus sign
 */
export function Count({ value, max = Number.POSITIVE_INFINITY }: { value: number | undefined; max?: number }) {
  if (value === undefined) return null;
  return (
    <span className={value > 0 ? "count some" : "count"} aria-hidden>
      {value > max ? `${max}+` : value}
    </span>
  );
}
