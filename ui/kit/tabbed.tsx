import { Classes, Tab, Tabs } from "@blueprintjs/core";
import { memo, type ReactNode, useDeferredValue, useEffect, useRef } from "react";
import { Count } from "./badge";

type TabTitle<Id extends string> = {
  readonly id: Id;
  readonly title: string;
  /** Shown behind the title if it is known. A tab without anything is quiet. */
  readonly count?: number | undefined;
  /** The meaning of the number, for screen readers. */
  readonly description?: string | undefined;
};

type Props<Id extends string> = {
  /** Distinguishes several tab rows of one page. */
  id: string;
  /** Accessible name of the tab row. */
  label: string;
  tabs: readonly TabTitle<Id>[];
  chosen: Id;
  onChoose: (id: Id) => void;
  /**
   * Whether to show tabs: false on narrow screens and with nothing to choose, where another control selects the
   * content.
   */
  hasTabs: boolean;
  /**
   * Whether the content may render after the tab is highlighted. Use it only for children that get the selection as
   * props.
   */
  defersContent?: boolean;
  children: ReactNode;
};

/**
 * Tabs with the selected content below. The content is the same element with and without tabs, so that typed text is
 * kept when a tablet is rotated. Blueprint's own panels are children of the tabs and would be unmounted with them.
 */
export function Tabbed<Id extends string>({
  id,
  label,
  tabs,
  chosen,
  onChoose,
  hasTabs,
  defersContent = false,
  children,
}: Props<Id>) {
  const deferredTab = useDeferredValue(chosen);
  const shownTab = hasTabs && defersContent ? deferredTab : chosen;
  const isStale = shownTab !== chosen;
  const choose = (tabId: string | number) => {
    const tab = tabs.find((each) => each.id === tabId);
    if (tab && tab.id !== chosen) onChoose(tab.id);
  };
  const row = useRef<HTMLDivElement>(null);
  // Blueprint's tabs take no attributes for their list.
  useEffect(() => {
    row.current?.querySelector("[role=tablist]")?.setAttribute("aria-label", label);
  });
  return (
    <div ref={row} className={hasTabs ? undefined : "untabbed"}>
      {hasTabs && (
        <Tabs id={id} selectedTabId={chosen} onChange={choose} animate={false}>
          {tabs.map((tab) => (
            <Tab
              {...reachableTab}
              key={tab.id}
              id={tab.id}
              title={
                <>
                  {tab.count === 0 ? <span className="empty-tab">{tab.title}</span> : tab.title}
                  <Count value={tab.count || undefined} />
                </>
              }
              aria-description={tab.description}
            />
          ))}
        </Tabs>
      )}
      <div
        key={shownTab}
        {...(hasTabs ? panelProps(id, shownTab) : { className: "untabbed" })}
        aria-busy={isStale || undefined}
      >
        <StaleContent isStale={isStale}>{children}</StaleContent>
      </div>
      {hasTabs && tabs.map((tab) => tab.id !== shownTab && <div key={tab.id} hidden id={panelId(id, tab.id)} />)}
    </div>
  );
}

/** Does not render again while another tab is already selected. */
const StaleContent = memo(
  ({ children }: { readonly isStale: boolean; readonly children: ReactNode }) => children,
  (_, { isStale }) => isStale,
);

/** Attributes with the ids that Blueprint's tab uses for its panel. */
const panelProps = (id: string, chosen: string) => ({
  role: "tabpanel",
  id: panelId(id, chosen),
  "aria-labelledby": `${Classes.TAB}-title_${id}_${chosen}`,
  className: Classes.TAB_PANEL,
});

/** Blueprint's tabs refer to these ids. Those of tabs that are not shown are empty elements. */
function panelId(id: string, tab: string): string {
  return `${Classes.TAB_PANEL}_${id}_${tab}`;
}

/** Props for every `Tab`: Blueprint's arrow keys skip tabs without an explicit `disabled: false`. */
const reachableTab = { disabled: false } as const;
