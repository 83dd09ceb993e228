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
];
