import type { Break } from "../break";

export const breaks: readonly Break[] = [
  {
    row: "S1-9-09",
    title: "The breakpoint lg1 is at 1200 pixels",
    file: "ui/shared/breakpoints.ts",
    find: "lg1: 1280",
    replace: "lg1: 1200",
  },
  {
    row: "S3-9-17",
    title: "The breakpoint sm is at 360 pixels",
    file: "ui/shared/breakpoints.ts",
    find: "sm: 375",
    replace: "sm: 360",
  },
  {
    row: "S1-9-07",
    title: "Select menus have no maximum height",
    file: "ui/shared/fields/filtered-field.css",
    find: "  max-height: 400px;",
    replace: "  max-height: 800px;",
  },
  {
    row: "S1-9-06",
    title: "Lists of 9 to 12 items have no gradient",
    file: "ui/shared/fields/filtered-field.tsx",
    find: "offered.length > SHORT_LIST_MAX ?",
    replace: "offered.length > SHORT_LIST_MAX + 4 ?",
  },
  {
    row: "S3-9-13",
    title: "The spinner has 16 pixels",
    file: "ui/shared/action-button.tsx",
    find: "SPINNER_SIZE = 20",
    replace: "SPINNER_SIZE = 16",
  },
  {
    row: "S1-9-08",
    title: "Small files show their size in bytes",
    file: "ui/payments/bulk/bulk-file-form.tsx",
    find: "`${Math.max(1, Math.round(size / KILOBYTE))} kB`",
    replace: "`${size} bytes`",
  },
  {
    row: "S3-2.1-11",
    title: "Screens below 600 pixels are small",
    file: "ui/shared/breakpoints.ts",
    find: "md: 768",
    replace: "md: 600",
  },
  {
    row: "S1-9-10",
    title: "The primary buttons are blue",
    file: "ui/shared/brand.ts",
    find: '3: "#733ac7"',
    replace: '3: "#1f6fd0"',
  },
  {
    row: "S2-2.1-11",
    title: "Screens below 1024 pixels are small on the payment screens",
    file: "ui/shared/requests/category-choice.tsx",
    find: 'useWide("md")',
    replace: 'useWide("lg")',
  },
  {
    row: "S3-9-18",
    title: "The primary colour of the dark theme is blue",
    file: "ui/shared/styles/tokens.css",
    find: "--brand: #cbadf9;",
    replace: "--brand: #8abbff;",
  },
];
