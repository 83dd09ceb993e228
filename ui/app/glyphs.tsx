import type { ComponentProps } from "react";

/**
 * The few pictures of the front door as single paths on a 16 unit square: Blueprint's icons come with the workspace.
 * Decorative always: what they stand in carries the name.
 */
const paths = {
  eye: "M8 3C4.5 3 1.8 5.1.4 8c1.4 2.9 4.1 5 7.6 5s6.2-2.1 7.6-5C14.2 5.1 11.5 3 8 3Zm0 8.5C5.5 11.5 3.3 10.2 2.1 8 3.3 5.8 5.5 4.5 8 4.5s4.7 1.3 5.9 3.5c-1.2 2.2-3.4 3.5-5.9 3.5Zm0-6a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z",
  eyeOff:
    "M2.3 1.2 1.2 2.3l2.4 2.4C2.2 5.5 1.1 6.6.4 8c1.4 2.9 4.1 5 7.6 5 1.3 0 2.5-.3 3.6-.8l2.1 2.1 1.1-1.1ZM8 11.5C5.5 11.5 3.3 10.2 2.1 8c.6-1 1.5-1.9 2.6-2.5l1.1 1.1a2.5 2.5 0 0 0 3.6 3.6l1 1c-.7.2-1.5.3-2.4.3ZM8 3c-.8 0-1.5.1-2.2.3L7 4.6l1-.1c2.5 0 4.7 1.3 5.9 3.5-.4.7-.9 1.3-1.5 1.9l1 1c.9-.8 1.7-1.8 2.2-2.9C14.2 5.1 11.5 3 8 3Z",
  pause: "M4 3h3v10H4ZM9 3h3v10H9Z",
  play: "M4.5 2.5v11l9-5.5Z",
  sun: "M8 4.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7ZM7.25 0h1.5v3h-1.5Zm0 13h1.5v3h-1.5ZM0 7.25h3v1.5H0Zm13 0h3v1.5h-3ZM1.8 2.9l1.1-1.1 2.1 2.1L3.9 5ZM11 12.1l1.1-1.1 2.1 2.1-1.1 1.1ZM12.1 5 11 3.9l2.1-2.1 1.1 1.1ZM3.9 11 5 12.1l-2.1 2.1-1.1-1.1Z",
  moon: "M6.2 1.5A6.7 6.7 0 1 0 14.5 9.8 5.7 5.7 0 0 1 6.2 1.5Z",
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
