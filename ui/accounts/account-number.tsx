import "./account-number.css";

/** Groups the digits visually. Copy, search and screen readers still see plain digits. */
export const groupsOf = (number: string): readonly string[] =>
  number.length === 13 ? [number.slice(0, 4), number.slice(4, 8), number.slice(8)] : (number.match(/.{1,4}/g) ?? []);

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
