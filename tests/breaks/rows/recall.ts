import type { Break } from "../break";

export const breaks: readonly Break[] = [
  {
    row: "S3-4-38",
    title: "The bank recalls a request without a valid code",
    file: "mock-bank/approvals/requests-handlers.ts",
    find: "    if (refusal) return refusal;\n    await moveRequest",
    replace: "    if (refusal) call.now.getTime();\n    await moveRequest",
  },
  {
    row: "S3-7-35",
    title: "The recall returns an empty description",
    file: "mock-bank/approvals/requests-handlers.ts",
    find: 'description: "The request has been recalled."',
    replace: 'description: ""',
  },
  {
    row: "S3-7-36",
    title: "The recall of a bulk sends the bulk's id as bulkId",
    file: "adapters/bank-api/requests/http-requests.ts",
    find: "      requests.recall,\n      { transactionId: request.id },",
    replace:
      "      requests.recall,\n      isBulk(request.category) ? { bulkId: request.id } : { transactionId: request.id },",
  },
  {
    row: "S3-7-37",
    title: "The recall of a prepaid card bulk, not of a single one, uses the lowercase path",
    file: "adapters/bank-api/requests/http-requests.ts",
    find: 'path: request.category === "prepaidCard"',
    replace: 'path: request.category === "prepaidCardBulk"',
  },
  {
    row: "S3-7-38",
    title: "The mock bank does not answer the lowercase path of the recall",
    file: "mock-bank/calls/serve.ts",
    find: "alternativePath ? [path, alternativePath] : [path]",
    replace: "[path]",
  },
  {
    row: "S3-4-35",
    title: "A request in progress shows a Recall Request button",
    file: "domain/requests/status.ts",
    find: '=> request.status === "pending";',
    replace: '=>\n  request.status === "pending" || request.status === "inProgress";',
  },
  {
    row: "S3-4-46",
    title: "A wrong recall code shows the client's own text instead of the server's message",
    file: "ui/requests/my-requests-screen.tsx",
    find: "explainRefusal={explainRefusal.bank}",
    replace: "explainRefusal={explainRefusal.ours}",
  },
  {
    row: "S3-4-40",
    title: "The list does not reload after a recall",
    file: "ui/requests/my-requests-store.ts",
    find: "onEnd: () => void this.list.load(),",
    replace: "onEnd: () => undefined,",
  },
  {
    row: "S3-4-42",
    title: "Closing the recall success dialog opens the first tab of My Requests",
    file: "ui/requests/my-requests-screen.tsx",
    find: "explainRefusal={explainRefusal.bank}\n",
    replace:
      'explainRefusal={explainRefusal.bank}\n        onClose={() => {\n          store.recallAction.close();\n          void store.choose("ownAccounts");\n        }}\n',
  },
  {
    row: "S3-4-36",
    title: "Recall Request does nothing when it is clicked again after the code dialog was closed",
    file: "ui/requests/my-requests-store.ts",
    find: "    this.recalledRequest = request;\n",
    replace:
      "    if (this.recalledRequest === request) return Promise.resolve();\n    this.recalledRequest = request;\n",
  },
  {
    row: "S3-4-37",
    title: "The resend action of the code dialog does nothing",
    file: "ui/operations/otp-form.tsx",
    find: "onResend={() => void action.resend()}",
    replace: "onResend={() => {}}",
  },
  {
    row: "S3-4-39",
    title: "The dialog after a recall does not show the description of the bank",
    file: "ui/requests/my-requests-store.ts",
    find: "success: ({ message }) => message ?? words.mine.recalled,",
    replace: "success: () => words.mine.recalled,",
  },
  {
    row: "S3-4-41",
    title: "Closing the dialog after the recall of a bill leads to Bill Payments",
    file: "ui/requests/my-requests-screen.tsx",
    find: "        store={store.recallAction}\n",
    replace:
      '        store={store.recallAction}\n        onClose={() => {\n          store.recallAction.close();\n          if (categories[store.category].group === "bills") navigation.go("/billPayments");\n        }}\n',
  },
  {
    row: "S3-4-43",
    title: "A refused recall shows a general text instead of the description of the bank",
    file: "ui/kit/explain.ts",
    find: '    case "refused":\n      return failure.message ?? fallback;',
    replace: '    case "refused":\n      return fallback;',
  },
  {
    row: "S3-4-44",
    title: "A recall that is refused without a description shows no dialog",
    file: "ui/requests/my-requests-store.ts",
    find: "success: ({ message }) => message ?? words.mine.recalled,",
    replace: 'success: ({ message }) => message ?? words.mine.recalled,\n      failure: "",',
  },
  {
    row: "S3-4-45",
    title: "The failure dialog of a recall has the button OK",
    file: "ui/kit/dialogs/status-dialog.tsx",
    find: "text={words.close}",
    replace: 'text={outcome.kind === "failed" && !onNewPayment ? "OK" : words.close}',
  },
  {
    row: "S3-4-47",
    title: "The code boxes keep a wrong code whose failureCount is 0",
    file: "ui/operations/otp-form.tsx",
    find: 'if (isVoid) setDigits("");',
    replace: 'if (refusal?.kind === "codeVoid") setDigits("");',
  },
];
