import { Button, Callout } from "@blueprintjs/core";
import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import { explain } from "../shared/explain";
import { AccountField } from "../shared/fields/account-field";
import { DateRangeField } from "../shared/fields/date-range-field";
import { useTheme } from "../shared/theme";
import { ExpenditureChart } from "./expenditure-chart";
import type { ExpenditureStore } from "./expenditure-store";
import { words as all } from "./words";
import "./expenditure.css";

const words = all.expenditure;

/** Customer Expenditure Analysis (specification 1, section 2.10). */
export const ExpenditureWidget = observer(function ExpenditureWidget({ store }: { store: ExpenditureStore }) {
  const theme = useTheme();
  const { content } = store.expenditure;
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
      {content.kind === "failed" && (
        <Callout role="alert" intent="danger" compact className="expenditure-failed">
          <span>{explain(content.failure)}</span>
          <Button size="small" text={words.retry} onClick={() => void store.expenditure.retry()} />
        </Callout>
      )}
      <ExpenditureChart expenditure={store.expenditure.value} isLoading={store.isLoading} theme={theme} />
    </section>
  );
});
