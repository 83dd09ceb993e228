import type { Break } from "../break";

export const breaks: readonly Break[] = [
  {
    row: "S1-9-09",
    title: "The breakpoint lg1 is 1200",
    file: "ui/kit/breakpoints.ts",
    find: "lg1: 1280",
    replace: "lg1: 1200",
  },
  {
    row: "S3-9-17",
    title: "The breakpoint fullhd is 1900",
    file: "ui/kit/breakpoints.ts",
    find: "fullhd: 1920",
    replace: "fullhd: 1900",
  },
  {
    row: "S1-9-07",
    title: "The select menu has a maximum height of 440 px",
    file: "ui/kit/fields/filtered-field.css",
    find: "max-height: 400px;",
    replace: "max-height: 440px;",
  },
  {
    row: "S1-9-06",
    title: "Lists of 9 to 12 items have no gradient",
    file: "ui/kit/fields/filtered-field.tsx",
    find: "offered.length > SHORT_LIST_MAX ?",
    replace: "offered.length > SHORT_LIST_MAX + 4 ?",
  },
  {
    row: "S3-9-13",
    title: "The spinner size in bill payments is 16",
    file: "ui/kit/action-button.tsx",
    find: "SPINNER_SIZE = 20;",
    replace: "SPINNER_SIZE = 16;",
  },
  {
    row: "S1-9-08",
    title: "A file of less than a megabyte is shown in bytes",
    file: "ui/payments/bulk/bulk-file-form.tsx",
    find: "`${Math.max(1, Math.round(size / KILOBYTE))} kB`",
    replace: "`${size} bytes`",
  },
  {
    row: "S3-2.1-11",
    title: "A width of 768 px counts as small",
    file: "ui/kit/use-wide.ts",
    find: "(min-width: ${breakpoints[from]}px)",
    replace: "(min-width: ${breakpoints[from] + 1}px)",
  },
  {
    row: "S1-9-10",
    title: "The primary buttons are blue",
    file: "ui/kit/brand.ts",
    find: '3: "#733ac7"',
    replace: '3: "#1f6fd0"',
  },
  {
    row: "S2-2.1-11",
    title: "Screens below 1024 pixels are small on the payment screens",
    file: "ui/payments/category-choice.tsx",
    find: 'useWide("md")',
    replace: 'useWide("lg")',
  },
  {
    row: "S3-9-18",
    title: "The primary colour of the dark theme is blue",
    file: "ui/kit/styles/tokens.css",
    find: "--brand: #cbadf9;",
    replace: "--brand: #8abbff;",
  },
];
