import type { Break } from "../break";

export const breaks: readonly Break[] = [
  {
    row: "S2-2.2-45",
    title: "Only bulk transfers offer saved lists",
    file: "ui/payments/bulk/hand-choices.ts",
    find: "      this.loadLists(),\n",
    replace: '      this.category === "bulkTransfer" && this.loadLists(),\n',
  },
];
