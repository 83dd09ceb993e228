import { Classes, Tab, Tabs } from "@blueprintjs/core";
import type { ReactNode } from "react";
import { reachable } from "./reachable-tab";
import "./tabbed.css";

type Props<Id extends string> = {
  /** Tells apart the rows of tabs that a page has. */
  id: string;
  tabs: readonly { readonly id: Id; readonly title: string }[];
  chosen: Id;
  onChoose: (id: Id) => void;
  /** Whether there is room for tabs, and anything to choose: without them something else chooses. */
  hasTabs: boolean;
  size?: "medium" | "large";
  children: ReactNode;
};

/**
 * What is chosen, below the tabs that choose it. It is the same element with tabs and without, so that what was typed
 * into it outlives a turned tablet; Blueprint's own panels stand inside their tabs and go with them.
 */
export function Tabbed<Id extends string>({
  id,
  tabs,
  chosen,
  onChoose,
  hasTabs,
  size = "medium",
  children,
}: Props<Id>) {
  const choose = (asked: string | number) => {
    const tab = tabs.find((each) => each.id === asked);
    if (tab && tab.id !== chosen) onChoose(tab.id);
  };
  return (
    <div className={hasTabs ? undefined : "untabbed"}>
      {hasTabs && (
        <Tabs id={id} size={size} selectedTabId={chosen} onChange={choose} animate={false}>
          {tabs.map((tab) => (
            <Tab {...reachable} key={tab.id} id={tab.id} title={tab.title} />
          ))}
        </Tabs>
      )}
      <div key={chosen} {...(hasTabs ? panelOf(id, chosen) : { className: "untabbed" })}>
        {children}
      </div>
    </div>
  );
}

/** By the ids under which Blueprint's tab names its panel. */
const panelOf = (id: string, chosen: string) => ({
  role: "tabpanel",
  id: `${Classes.TAB_PANEL}_${id}_${chosen}`,
  "aria-labelledby": `${Classes.TAB}-title_${id}_${chosen}`,
  className: Classes.TAB_PANEL,
});
