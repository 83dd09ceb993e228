import { Button, HTMLSelect } from "@blueprintjs/core";
import { observer } from "mobx-react-lite";
import { useId } from "react";
import { requestOrders } from "../../domain/requests/find-requests";
import { FilterInput } from "../kit/fields/filter-input";
import { type RequestFinder, SEARCHED_MAX } from "./request-finder";
import { words as all } from "./words";
import "./requests.css";

const words = all.finder;

type Props = {
  finder: RequestFinder;
  /** Called after the text or the order has changed. */
  onChange: () => void;
};

/** Finds requests by amount, beneficiary or maker, and orders them. */
export const FinderBar = observer(function FinderBar({ finder, onChange }: Props) {
  const id = useId();
  const change = (changed: Parameters<RequestFinder["change"]>[0]) => {
    finder.change(changed);
    onChange();
  };
  return (
    <search className="filter-bar" aria-label={words.label}>
      <FilterInput label={words.find} value={finder.text} onChange={(text) => change({ text })} />
      <div className="filter-input">
        <label htmlFor={id}>{words.order}</label>
        <HTMLSelect
          id={id}
          value={finder.order}
          options={requestOrders.map((value) => ({ value, label: words.orders[value] }))}
          onChange={({ currentTarget: { value } }) =>
            change({ order: requestOrders.find((order) => order === value) ?? "newest" })
          }
        />
      </div>
      {finder.isActive && (
        <Button variant="minimal" text={words.clear} onClick={() => change({ text: "", order: "newest" })} />
      )}
      {finder.isActive && finder.isCut && <p role="status">{words.cut(SEARCHED_MAX)}</p>}
    </search>
  );
});
