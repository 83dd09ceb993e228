import { Classes, Tab, Tabs } from "@blueprintjs/core";
import { memo, type ReactNode, useDeferredValue } from "react";
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
  /** What is chosen is told to the children by their properties alone: then the press is seen a picture before they are. */
  mayTrail?: boolean;
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
  mayTrail = false,
  children,
}: Props<Id>) {
  const followed = useDeferredValue(chosen);
  const shown = hasTabs && mayTrail ? followed : chosen;
  const isBehind = shown !== chosen;
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
      <div
        key={shown}
        {...(hasTabs ? panelOf(id, shown) : { className: "untabbed" })}
        aria-busy={isBehind || undefined}
      >
        <Content isBehind={isBehind}>{children}</Content>
      </div>
    </div>
  );
}

/** While its tab is not the chosen one any more, it stays as it was. */
const Content = memo(
  ({ children }: { readonly isBehind: boolean; readonly children: ReactNode }) => children,
  (_, { isBehind }) => isBehind,
);

/** By the ids under which Blueprint's tab names its panel. */
const panelOf = (id: string, chosen: string) => ({
  role: "tabpanel",
  id: `${Classes.TAB_PANEL}_${id}_${chosen}`,
  "aria-labelledby": `${Classes.TAB}-title_${id}_${chosen}`,
  className: Classes.TAB_PANEL,
});
