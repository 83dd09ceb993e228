import type { Outcome } from "../control-api/answers";
import { CopyButton } from "./copy-button";
import { DataTable } from "./data-table";

export const OutcomeCard = ({ outcomes }: { outcomes: readonly Outcome[] }) => (
  <DataTable
    name="Outcome card"
    nothing="This bank has none."
    keyOf={({ value }) => value}
    rows={outcomes}
    columns={[
      { title: "Where", text: ({ where }) => where },
      { title: "Value", text: ({ value }) => value },
      {
        title: "To copy",
        text: ({ copy }) => copy.join(" "),
        cell: ({ copy }) =>
          copy.map((text) => (
            <span key={text} className="copyable">
              <span className="mono">{text}</span>
              <CopyButton text={text} what={text} />
            </span>
          )),
      },
      { title: "How it ends", text: ({ outcome }) => outcome },
    ]}
  />
);
