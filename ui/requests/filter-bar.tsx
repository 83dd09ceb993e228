import { Button } from "@blueprintjs/core";
import { observer } from "mobx-react-lite";
import type { FormEvent } from "react";
import { type Category, categories } from "../../domain/requests/categories";
import { FilterInput } from "../kit/fields/filter-input";
import type { MyRequestsStore } from "./my-requests-store";
import { labels, words } from "./words";
import "./requests.css";

/** Returns the label of the number that filters a list (specification 3, section 2.3). */
function idLabelOf(category: Category): string {
  if (category === "prepaidCard") return labels.customer;
  if (category === "fx") return labels.requestId;
  return categories[category].form === "bulk" ? labels.bulkId : labels.transactionId;
}

export const FilterBar = observer(function FilterBar({ store }: { store: MyRequestsStore }) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void store.applyFilter();
  };
  return (
    <form aria-label={words.mine.filter} className="filter-form" onSubmit={submit}>
      <FilterInput
        isLabelInside
        label={idLabelOf(store.category)}
        value={store.filter.id}
        onChange={(id) => store.changeFilter({ id })}
      />
      <FilterInput
        isLabelInside
        label={labels.scheduleId}
        value={store.filter.scheduleId}
        onChange={(scheduleId) => store.changeFilter({ scheduleId })}
      />
      <Button type="submit" text={words.mine.filter} />
      {store.isFiltered && (
        <Button variant="minimal" text={words.mine.clear} onClick={() => void store.clearFilter()} />
      )}
    </form>
  );
});
