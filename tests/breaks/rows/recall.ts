import type { Break } from "../break";

export const breaks: readonly Break[] = [
  {
    row: "S3-4-38",
    title: "A recall is submitted although its code was refused",
    file: "application/otp/protected-action.ts",
    find: 'if (failure.kind !== "wrongCode" && failure.kind !== "codeVoid") return this.move(run, { kind: "failed", failure });',
    replace:
      'if (failure.kind !== "wrongCode" && failure.kind !== "codeVoid") return this.submit(run, { again: false });',
  },
  {
    row: "S3-7-35",
    title: "The path of the recall is spelled differently",
    file: "adapters/bank-api/contract/requests.ts",
    find: 'path: "/transfer/transactionRecall"',
    replace: 'path: "/transfer/recallTransaction"',
  },
  {
    row: "S3-7-36",
    title: "The recall of a bulk sends its id as bulkId",
    file: "adapters/bank-api/http-requests.ts",
    find: "      { transactionId: request.id },\n",
    replace: "      isBulk(request.category) ? { bulkId: request.id } : { transactionId: request.id },\n",
  },
  {
    row: "S3-7-37",
    title: "The recall of a card load uses the usual path",
    file: "adapters/bank-api/http-requests.ts",
    find: 'request.category === "prepaidCard" ? requests.recall.alternativePath : undefined',
    replace: "undefined",
  },
  {
    row: "S3-7-38",
    title: "The bank does not serve the lower-case path of the recall",
    file: "mock-bank/serve.ts",
    find: "for (const at of alternativePath ? [path, alternativePath] : [path]) {",
    replace: "for (const at of [path]) {",
  },
  {
    row: "S3-4-35",
    title: "A request in progress can be recalled",
    file: "domain/requests/status.ts",
    find: 'request.status === "pending"',
    replace: 'request.status === "pending" || request.status === "inProgress"',
  },
  {
    row: "S3-4-46",
    title: "A wrong code without the bank's text shows the fallback",
    file: "ui/shared/explain.ts",
    find: "bank: (refusal) => refusal.message ?? words.wrongCode",
    replace: "bank: (refusal) => refusal.message ?? words.fallback",
  },
  {
    row: "S3-4-40",
    title: "The list keeps a recalled request as pending",
    file: "ui/requests/my-requests-store.ts",
    find: "onEnd: () => void this.list.load(),",
    replace: "onEnd: () => undefined,",
  },
  {
    row: "S3-4-42",
    title: "After a recall the first tab is shown",
    file: "ui/requests/my-requests-store.ts",
    find: "onEnd: () => void this.list.load(),",
    replace: 'onEnd: () => void this.choose("ownAccounts"),',
  },
];
