import { Button } from "@blueprintjs/core";
import { type ReactNode, useId } from "react";
import "./list-table.css";

export type BriefRow = {
  readonly id: string;
  readonly name: ReactNode;
  /** A second line in small type. */
  readonly detail: ReactNode;
  readonly amount?: string | undefined;
  /** Below the amount, such as a status. */
  readonly tag?: ReactNode;
  /** A button at the end of a row that opens nothing. */
  readonly action?: ReactNode;
  readonly onOpen?: () => void;
};

type Props = {
  title: string;
  rows: readonly BriefRow[];
  /** At the end of the line of the title. */
  more?: ReactNode;
  /** Below the rows. */
  end?: ReactNode;
};

/** A few rows of what one most likely came for: a name with an amount, and a detail with a status below. */
export function BriefList({ title, rows, more, end }: Props) {
  const id = useId();
  return (
    <section className="brief-list" aria-labelledby={id}>
      <div className="section-head">
        <h2 id={id}>{title}</h2>
        {more}
      </div>
      {rows.length > 0 && (
        <ul>
          {rows.map(({ id: key, onOpen, action, ...row }) => (
            <li key={key}>
              {onOpen ? (
                <Button variant="minimal" fill alignText="start" onClick={onOpen}>
                  <BriefText {...row} />
                </Button>
              ) : (
                <BriefText {...row} />
              )}
              {action}
            </li>
          ))}
        </ul>
      )}
      {end && <div className="brief-end">{end}</div>}
    </section>
  );
}

function BriefText({ name, detail, amount, tag }: Pick<BriefRow, "name" | "detail" | "amount" | "tag">) {
  return (
    <span className="brief-text">
      <span className="brief-name" translate="no">
        {name}
      </span>
      {amount && (
        <span className="brief-amount" translate="no">
          {amount}
        </span>
      )}
      <span className="brief-detail">{detail}</span>
      {tag && <span className="brief-tag">{tag}</span>}
    </span>
  );
}
