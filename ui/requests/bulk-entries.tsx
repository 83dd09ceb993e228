import { Button } from "@blueprintjs/core";
import { ChevronLeft } from "@blueprintjs/icons";
import { observer } from "mobx-react-lite";
import { type ReactNode, useEffect, useRef } from "react";
import { useClosedByBack } from "../kit/navigation/use-navigation";
import { words as shared } from "../kit/words";
import type { BulkStore } from "./bulk-store";
import type { EntryColumns } from "./entry-columns";
import { RequestSheet } from "./request-sheet";
import { words } from "./words";
import "./requests.css";

type Props = {
  store: BulkStore;
  columns: EntryColumns;
  density: "dense" | "tall";
  onBack: () => void;
  title?: string;
  /** Shown between the Back button and the title. */
  children?: ReactNode;
  /** Approve and Reject, for users who decide. */
  actions?: ReactNode;
};

/** The payees of a bulk, read-only, with a link back to the list (specification 3, sections 2.1 and 2.3). */
export const BulkEntries = observer(function BulkEntries({
  store,
  columns,
  density,
  onBack,
  title = words.bulk.title,
  children,
  actions,
}: Props) {
  const { bulk } = store;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  useClosedByBack(true, onBack);
  useEffect(() => {
    const close = (event: KeyboardEvent) => {
      if (event.key === "Escape" && !event.defaultPrevented && !document.querySelector("[aria-modal='true']")) onBack();
    };
    window.addEventListener("keydown", close);
    return () => window.removeEventListener("keydown", close);
  }, [onBack]);
  return (
    <section className="bulk-entries" aria-labelledby="bulk-heading">
      <div className="bulk-head">
        <Button variant="minimal" icon={<ChevronLeft />} text={shared.back} onClick={onBack} />
        {children}
        <h2 id="bulk-heading" ref={heading} tabIndex={-1}>
          {title}
        </h2>
      </div>
      <RequestSheet request={bulk} actions={actions} payees={{ store, columns, density }} />
    </section>
  );
});
