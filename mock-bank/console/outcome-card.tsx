import type { Outcome } from "./control-api";
import { CopyButton } from "./copy-button";

export function OutcomeCard({ outcomes }: { outcomes: readonly Outcome[] }) {
  return (
    <table className="facts outcomes">
      <thead>
        <tr>
          <th scope="col">Where</th>
          <th scope="col">Value</th>
          <th scope="col">To copy</th>
          <th scope="col">How it ends</th>
        </tr>
      </thead>
      <tbody>
        {outcomes.map(({ where, value, copy, outcome }) => (
          <tr key={value}>
            <td>{where}</td>
            <th scope="row">{value}</th>
            <td>
              {copy.map((text) => (
                <span key={text} className="copyable">
                  <span className="mono">{text}</span>
                  <CopyButton text={text} what={text} />
                </span>
              ))}
            </td>
            <td>{outcome}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
