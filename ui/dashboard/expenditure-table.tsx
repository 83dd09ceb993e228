import { type Expenditure, expenditureTypes, percentageOf } from "../../domain/accounts/expenditure";
import { formatMoney } from "../shared/format";
import { words as shared } from "../shared/words";
import { words as all } from "./words";
import "../shared/lists/tables.css";

const words = all.expenditure;

/** The expenditure by category. */
export function ExpenditureTable({ caption, expenditure }: { caption: string; expenditure: Expenditure | undefined }) {
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
        {expenditureTypes.map((kind) => (
          <tr key={kind}>
            <th scope="row">{words.kinds[kind]}</th>
            <td data-align="right">
              {expenditure ? `${percentageOf(expenditure.byType[kind], expenditure.total)} %` : shared.none}
            </td>
            <td data-align="right">{expenditure ? formatMoney(expenditure.byType[kind]) : shared.none}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{words.total}</th>
          <td />
          <td data-align="right">{expenditure ? formatMoney(expenditure.total) : shared.none}</td>
        </tr>
      </tfoot>
    </table>
  );
}
