import { Classes, Tab, Tabs } from "@blueprintjs/core";
import { memo, type ReactNode, useDeferredValue } from "react";
import { reachable } from "./reachable-tab";
import "./tabbed.css";

type Props<Id extends string> = {
  /** Distinguishes several tab rows of one page. */
  id: string;
  tabs: readonly { readonly id: Id; readonly title: string }[];
  chosen: Id;
  onChoose: (id: Id) => void;
  /**
   * Whether to show tabs: false on narrow screens and with nothing to choose, where another control selects the
   * content.
   */
  hasTabs: boolean;
  size?: "medium" | "large";
  /**
   * Whether the content may render after the tab is highlighted. Use it only for children that get the selection as
   * props.
   */
  mayTrail?: boolean;
  children: ReactNode;
};

/**
 * Tabs with the selected content below. The content is the same element with and without tabs, so that typed text is
 * kept when a tablet is rotated. Blueprint's own panels are children of the tabs and would be unmounted with them.
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

/** Does not render again while another tab is already selected. */
const Content = memo(
  ({ children }: { readonly isBehind: boolean; readonly children: ReactNode }) => children,
  (_, { isBehind }) => isBehind,
);

/** Attributes with the ids that Blueprint's tab uses for its panel. */
const panelOf = (id: string, chosen: string) => ({
  role: "tabpanel",
  id: `${Classes.TAB_PANEL}_${id}_${chosen}`,
  "aria-labelledby": `${Classes.TAB}-title_${id}_${chosen}`,
  className: Classes.TAB_PANEL,
});
