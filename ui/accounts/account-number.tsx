import "./accounts.css";

/** The groups of account numbers of the bank, and of wallets. Other numbers have groups of four digits. */
const GROUPS: { readonly [digits: number]: readonly (readonly [from: number, to?: number])[] } = {
  13: [[0, 4], [4, 8], [8]],
  10: [[0, 3], [3, 6], [6]],
};

/** Groups the digits visually. Copy, search and screen readers still see plain digits. */
export const groupsOf = (number: string): readonly string[] =>
  GROUPS[number.length]?.map(([from, to]) => number.slice(from, to)) ?? number.match(/.{1,4}/g) ?? [];

export function AccountNumber({ number }: { number: string }) {
  const [first, ...others] = groupsOf(number);
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
