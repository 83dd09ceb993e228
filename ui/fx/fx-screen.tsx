import { useState } from "react";
import { Screen, useTabTitle } from "../kit/navigation/screen";
import { useNavigation } from "../kit/navigation/use-navigation";
import { Tabbed } from "../kit/tabbed";
import { FxRatesView } from "./fx-rates";
import { FxTransferForm } from "./fx-transfer-form";
import { words } from "./words";

type TabId = keyof typeof words.tabs;

const tabs: readonly { readonly id: TabId; readonly title: string }[] = [
  { id: "request", title: words.tabs.request },
  { id: "rates", title: words.tabs.rates },
];
const tabIn = (id: unknown): TabId => tabs.find((each) => each.id === id)?.id ?? "request";

/** The FX Transfer and Rates screen (specification 2, section 2.6). */
export function FxScreen() {
  const navigation = useNavigation();
  const [tab, setTab] = useState(() => tabIn(navigation.handover.tab));
  const choose = (id: TabId) =>
    navigation.leaveGuard.ask(() => {
      navigation.replaceHandover({ tab: id });
      setTab(id);
    });
  useTabTitle(words.tabs[tab]);
  return (
    <Screen title={words.title}>
      <Tabbed id="fx" label={words.title} tabs={tabs} chosen={tab} onChoose={choose} hasTabs>
        {tab === "request" ? <FxTransferForm /> : <FxRatesView />}
      </Tabbed>
    </Screen>
  );
}
