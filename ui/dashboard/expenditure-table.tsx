import { type Expenditure, expenditureKinds, shareOf } from "../../domain/accounts/expenditure";
import { amount } from "../shared/format";
import { words as shared } from "../shared/words";
import { words as all } from "./words";
import "../shared/lists/list-table.css";

const words = all.expenditure;

/** The expenditure by category. */
export function ExpenditureTable({ caption, spent }: { caption: string; spent: Expenditure | undefined }) {
  return (
    <table className="requests-table dense">
      <caption className="for-screen-readers">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{words.kind}</th>
          <th scope="col" data-align="right">
            {words.share}
          </th>
          <th scope="col" data-align="right">
            {words.amount}
          </th>
        </tr>
      </thead>
      <tbody>
        {expenditureKinds.map((kind) => (
          <tr key={kind}>
            <th scope="row">{words.kinds[kind]}</th>
            <td data-align="right">{spent ? `${shareOf(spent.byKind[kind], spent.total)} %` : shared.none}</td>
            <td data-align="right">{spent ? amount(spent.byKind[kind]) : shared.none}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{words.total}</th>
          <td />
          <td data-align="right">{spent ? amount(spent.total) : shared.none}</td>
        </tr>
      </tfoot>
    </table>
  );
}
