import { numberGroups } from "../../domain/accounts/number-groups";
import "./accounts.css";

/** Groups the digits visually. Copy, search and screen readers still see plain digits. */
export function AccountNumber({ number }: { number: string }) {
  const [first, ...others] = numberGroups(number);
  return (
    <span className="account-number" translate="no">
      {first}
      {others.map((group, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a group is its position.
        <span key={index}>{group}</span>
      ))}
    </span>
  );
}
