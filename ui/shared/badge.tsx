import { Classes, type Intent } from "@blueprintjs/core";

type Props = { intent: Intent; children: string; title?: string; className?: string };

/** A tag by Blueprint's classes alone: its component measures each label and draws it twice, for every row of a list. */
export function Badge({ intent, children, className, ...span }: Props) {
  const classes = [Classes.TAG, Classes.MINIMAL, Classes.intentClass(intent), className];
  return (
    <span {...span} className={classes.filter(Boolean).join(" ")}>
      <span className={`${Classes.FILL} ${Classes.TEXT_OVERFLOW_ELLIPSIS}`}>{children}</span>
    </span>
  );
}
