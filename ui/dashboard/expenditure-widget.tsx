import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import { AccountField } from "../accounts/account-field";
import { DateRangeField } from "../kit/fields/date-range-field";
import { ExpenditureChart } from "./expenditure-chart";
import type { ExpenditureStore } from "./expenditure-store";
import { Statistics } from "./statistics";
import { words as all } from "./words";
import "./widgets.css";

const words = all.expenditure;

/** Customer Expenditure Analysis, with the figures of its ring (specification 1, section 2.10). */
export const ExpenditureWidget = observer(function ExpenditureWidget({ store }: { store: ExpenditureStore }) {
  useEffect(() => store.follow(), [store]);
  return (
    <section aria-labelledby="expenditure-heading" className="bp6-card widget expenditure">
      <h2 id="expenditure-heading">{words.title}</h2>
      <div className="expenditure-choice">
        <AccountField
          label={words.account}
          value={store.account?.number ?? ""}
          onChange={store.choose}
          accounts={store.choices}
        />
        <DateRangeField form={store.form} today={store.today} limits={store.limits} />
      </div>
      <div className="expenditure-figures" aria-busy={store.isLoading}>
        <ExpenditureChart expenditure={store.expenditure.value} isLoading={store.isLoading} />
        <Statistics store={store} />
      </div>
    </section>
  );
});
