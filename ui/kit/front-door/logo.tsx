/** The mark of the bank, on a dark ground. The name is next to it. */
export const Logo = ({ size }: { size: number }) => (
  <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true">
    <path d="M4 0h24a4 4 0 0 1 4 4v24a4 4 0 0 1-4 4H4a4 4 0 0 1-4-4V4a4 4 0 0 1 4-4Z" fill="#fff" />
    <path d="M16 6 26 26h-4.5L16 14.6 10.5 26H6Zm0 13 3.5 7h-7Z" fill="#5e2aa6" />
  </svg>
);
