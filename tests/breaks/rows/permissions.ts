import type { Break } from "../break";

export const breaks: readonly Break[] = [
  {
    row: "S1-6-21",
    title: "The permission for FX needs the label of the side menu as title",
    file: "domain/session/permissions.ts",
    find: '"FX Transfers and Rates"',
    replace: '"FX Transfer and Rates"',
  },
  {
    row: "S3-6-01",
    title: "The role of both is called Initiator and Authorizer",
    file: "domain/session/roles.ts",
    find: '"Viewer", "Initiator & Authorizer"] as const',
    replace: '"Viewer", "Initiator and Authorizer"] as const',
  },
];
