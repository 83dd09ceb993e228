import { Classes, type Intent } from "@blueprintjs/core";

type Props = { intent: Intent; children: string; title?: string; className?: string };

/**
 * A tag built only from Blueprint's CSS classes: the Tag component measures and renders each label twice, for every
 * row.
 */
export function Badge({ intent, children, className, ...span }: Props) {
  const classes = [Classes.TAG, Classes.MINIMAL, Classes.intentClass(intent), className];
  return (
    <span {...span} translate="yes" className={classes.filter(Boolean).join(" ")}>
      <span className={`${Classes.FILL} ${Classes.TEXT_OVERFLOW_ELLIPSIS}`}>{children}</span>
    </span>
  );
}

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
