import type { ComponentProps } from "react";

const eye =
  "M8 3C4.5 3 1.8 5.1.4 8c1.4 2.9 4.1 5 7.6 5s6.2-2.1 7.6-5C14.2 5.1 11.5 3 8 3Zm0 8.5C5.5 11.5 3.3 10.2 2.1 8 3.3 5.8 5.5 4.5 8 4.5s4.7 1.3 5.9 3.5c-1.2 2.2-3.4 3.5-5.9 3.5Zm0-6a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z";

/**
 * The few icons of the front door as single paths in a 16 unit square, because Blueprint's icons are loaded with the
 * workspace. They are decorative: the element around each icon carries the accessible name.
 */
const paths = {
  eye,
  eyeOff: `${eye}M2.3 1.2l12.5 12.5-1.1 1.1L1.2 2.3Z`,
  pause: "M4 3h3v10H4ZM9 3h3v10H9Z",
  play: "M4.5 2.5v11l9-5.5Z",
  contrast: "M8 1a7 7 0 1 1 0 14A7 7 0 0 1 8 1Zm0 1.5v11a5.5 5.5 0 0 0 0-11Z",
  menu: "M1 3h14v1.5H1Zm0 4.25h14v1.5H1ZM1 11.5h14V13H1Z",
  close: "M3.5 2.4 8 6.9l4.5-4.5 1.1 1.1L9.1 8l4.5 4.5-1.1 1.1L8 9.1l-4.5 4.5-1.1-1.1L6.9 8 2.4 3.5Z",
  alert: "M8 0a8 8 0 1 0 0 16A8 8 0 0 0 8 0Zm-.9 3.5h1.8v5.6H7.1ZM8 10.6a1.1 1.1 0 1 1 0 2.2 1.1 1.1 0 0 1 0-2.2Z",
} as const;

export function Glyph({ name, ...svg }: { name: keyof typeof paths } & Pick<ComponentProps<"svg">, "className">) {
  return (
    <svg {...svg} viewBox="0 0 16 16" width="16" height="16" fill="currentColor" fillRule="evenodd" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}

/** The mark of the bank, on a dark ground. The name is next to it. */
export const Logo = ({ size }: { size: number }) => (
  <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true">
    <path d="M4 0h24a4 4 0 0 1 4 4v24a4 4 0 0 1-4 4H4a4 4 0 0 1-4-4V4a4 4 0 0 1 4-4Z" fill="#fff" />
    <path d="M16 6 26 26h-4.5L16 14.6 10.5 26H6Zm0 13 3.5 7h-7Z" fill="#5e2aa6" />
  </svg>
);
