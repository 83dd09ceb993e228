import { Tab, Tabs } from "@blueprintjs/core";
import { useState } from "react";
import { useNavigation } from "../shared/navigation/use-navigation";
import { reachableTab } from "../shared/reachable-tab";
import { Screen } from "../shared/screen";
import { FxRatesView } from "./fx-rates";
import { FxTransferForm } from "./fx-transfer-form";
import { words } from "./words";

const tabs = ["request", "rates"] as const;
const tabIn = (id: unknown) => tabs.find((each) => each === id) ?? "request";

/** The FX Transfer and Rates screen (specification 2, section 2.6). */
export function FxScreen() {
  const navigation = useNavigation();
  const [tab, setTab] = useState(() => tabIn(navigation.handover.tab));
  const choose = (id: string | number) =>
    navigation.leaveGuard.ask(() => {
      navigation.replaceHandover({ tab: tabIn(id) });
      setTab(tabIn(id));
    });
  return (
    <Screen title={words.title}>
      <Tabs id="fx" selectedTabId={tab} onChange={choose} animate={false} renderActiveTabPanelOnly>
        <Tab {...reachableTab} id="request" title={words.tabs.request} panel={<FxTransferForm />} />
        <Tab {...reachableTab} id="rates" title={words.tabs.rates} panel={<FxRatesView />} />
      </Tabs>
    </Screen>
  );
}
