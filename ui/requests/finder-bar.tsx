import { Button, HTMLSelect } from "@blueprintjs/core";
import { Search } from "@blueprintjs/icons";
import { observer } from "mobx-react-lite";
import { type FormEvent, type ReactNode, useId } from "react";

import { requestOrders } from "../../domain/requests/find-requests";
import { FilterInput, FoldedFilters } from "../kit/fields/filter-input";
import { columnsOf, myRequestColumns } from "./columns";
import type { MyRequestsStore } from "./my-requests-store";
import { type RequestFinder, SEARCHED_MAX } from "./request-finder";
import { words as all, labels } from "./words";
import "./requests.css";

const words = all.finder;

type Props = {
  finder: RequestFinder;
  /** Other filters of the list, and how many of them are in use. */
  filters?: { readonly fields: ReactNode; readonly inUse: number };
};

/**
 * The toolbar of a list of requests: finds them by amount, beneficiary or maker, orders them, and has the list's other
 * filters. On phones all but the search is behind one button.
 */
export const FinderBar = observer(function FinderBar({ finder, filters }: Props) {
  const inUse = (finder.order === "newest" ? 0 : 1) + (filters?.inUse ?? 0);
  return (
    <div className="filter-bar">
      <search aria-label={words.label}>
        <FilterInput
          isLabelInside
          icon={<Search />}
          label={words.find}
          value={finder.text}
          onChange={(text) => void finder.change({ text })}
        />
        <FoldedFilters inUse={inUse}>
          <OrderChoice finder={finder} />
          {filters?.fields}
        </FoldedFilters>
        {finder.isActive && <Button variant="minimal" text={words.clear} onClick={() => void finder.clear()} />}
      </search>
      {finder.isActive && finder.isCut && <p role="status">{words.cut(SEARCHED_MAX)}</p>}
    </div>
  );
});

const OrderChoice = observer(function OrderChoice({ finder }: { finder: RequestFinder }) {
  const id = useId();
  return (
    <>
      <label htmlFor={id} className="for-screen-readers">
        {words.order}
      </label>
      <HTMLSelect
        id={id}
        value={finder.order}
        options={requestOrders.map((value) => ({ value, label: words.orders[value] }))}
        onChange={({ currentTarget: { value } }) =>
          void finder.change({ order: requestOrders.find((order) => order === value) ?? "newest" })
        }
      />
    </>
  );
});

export const FilterBar = observer(function FilterBar({ store }: { store: MyRequestsStore }) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void store.applyFilter();
  };
  return (
    <form aria-label={all.mine.filter} className="filter-form" onSubmit={submit}>
      <FilterInput
        isLabelInside
        label={columnsOf(myRequestColumns, store.category)[0]?.header ?? ""}
        value={store.filter.id}
        onChange={(id) => store.changeFilter({ id })}
      />
      <FilterInput
        isLabelInside
        label={labels.scheduleId}
        value={store.filter.scheduleId}
        onChange={(scheduleId) => store.changeFilter({ scheduleId })}
      />
      <Button type="submit" text={all.mine.filter} />
      {store.isFiltered && <Button variant="minimal" text={all.mine.clear} onClick={() => void store.clearFilter()} />}
    </form>
  );
});
