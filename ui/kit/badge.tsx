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
