import type { Fact, LessonData, StageCall } from "../../mock-bank/control-api/lesson-data";
import { toBankAmount } from "../support/tables";

type Paid = Extract<Fact, { kind: "paid" }>;
type Called = Extract<Fact, { kind: "called" }>;
type Stage = {
  readonly people: LessonData["people"];
  readonly accounts: LessonData["accounts"];
  readonly policy: Readonly<Record<string, string>>;
  readonly calls: readonly StageCall[];
};

/** What the learner has begun and not confirmed yet, while the steps of a lesson are read in their order. */
export class LearnerSteps {
  /** The facts that the next code confirms. */
  begun: readonly Fact[] = [];
  wrongCodes = 0;
  signIns = new Map<string, number>();
  choosesDays = false;
  /** The person of the step that was read last. */
  actor = "";
  readonly requests: readonly {
    readonly amount: string;
    readonly by: string;
    readonly from: string;
    readonly to?: string;
  }[];

  constructor(readonly stage: Stage) {
    this.requests = stage.calls.flatMap((call) => {
      if (call.call === "askToMove") return [call];
      return call.call === "askFor" ? [{ amount: call.sample.amount, by: call.by, from: call.from }] : [];
    });
  }

  confirm(): readonly Fact[] {
    const facts = this.begun;
    this.begun = [];
    return facts;
  }

  waits(name: string): boolean {
    return this.stage.people.find((person) => person.name === name)?.role !== "Single";
  }

  /** The place of a request of the stage, by its amount. */
  requestOf(amount: string): number {
    return this.requests.findIndex((request) => request.amount === toBankAmount(amount));
  }

  get newest(): number {
    return this.requests.length - 1;
  }

  signIn(by: string): readonly Extract<Fact, { kind: "event" }>[] {
    const times = (this.signIns.get(by) ?? 0) + 1;
    this.signIns.set(by, times);
    return [{ kind: "event", by, event: "signedIn", times }];
  }

  approval(request: number): Fact {
    const { secondApproverFrom } = this.stage.policy;
    const needsTwo = secondApproverFrom && Number(this.requests[request]?.amount) >= Number(secondApproverFrom);
    return { kind: "decided", request, status: needsTwo ? "IN_PROGRESS" : "APPROVED" };
  }
}

type Step = {
  readonly text: string;
  readonly table: readonly (readonly string[])[];
  /** No When follows, so what is seen here stays true. */
  readonly isLast: boolean;
};
/** “hidden”: a learner neither does nor sees this. */
type Found = { readonly facts: readonly Fact[]; readonly isHidden: boolean };
type Reader = (match: readonly string[], learner: LearnerSteps, step: Step) => readonly Fact[] | "hidden";

/** Returns the facts that a step leaves at the bank. Calls that a scenario names are facts of the step before it. */
export function factsOf(step: Step, learner: LearnerSteps): Found {
  const [actor = ""] = step.text.split(/[ ']/);
  if (learner.stage.people.some(({ name }) => name === actor)) learner.actor = actor;
  for (const [pattern, read] of phrases) {
    const match = pattern.exec(step.text);
    if (!match) continue;
    const facts = read(match.slice(1), learner, step);
    return facts === "hidden"
      ? { facts: [], isHidden: true }
      : { facts, isHidden: step.text.startsWith("the bank has ") };
  }
  return { facts: [], isHidden: false };
}

const called = (by: string, served: string, fields: Readonly<Record<string, string>> = {}): Called => ({
  kind: "called",
  by,
  served,
  fields: { ...fields },
});

/** The bank refuses the call, and the lesson is about that. */
const refused = (by: string, served: string, fields: Readonly<Record<string, string>>): Called => ({
  ...called(by, served, fields),
  isRefused: true,
});

const moves = (by: string, amount: string, [from, to]: readonly [string, string], learner: LearnerSteps): Paid => ({
  kind: "paid",
  by,
  category: "ownAccounts",
  amount: toBankAmount(amount),
  from,
  to,
  waits: learner.waits(by),
});

type ListRow = readonly [account: string | undefined, amount: string | undefined];
function paysList(by: string, from: string, rows: readonly ListRow[], learner: LearnerSteps): Paid {
  const payees = rows.map(([account = "", amount = ""]) => ({
    to: accountIn(account),
    amount: Number(amount.replace("the number ", "")).toFixed(2),
  }));
  const amount = payees.reduce((sum, payee) => sum + Number(payee.amount), 0).toFixed(2);
  return { kind: "paid", by, category: "bulkTransfer", amount, from, payees, waits: learner.waits(by) };
}

/** GHS 50,000.00 (specification 1, section 9). */
const LIMIT = 50_000;
const statuses = {
  Pending: "PENDING",
  "In Progress": "IN_PROGRESS",
  Approved: "APPROVED",
  Rejected: "REJECTED",
  Recalled: "RECALLED",
} as const;
const accountIn = (cell: string): string => /^the (\w+) account$/.exec(cell)?.[1] ?? cell;
const MOVE = "(GHS \\S+) from the (\\w+) account to the (\\w+) account$";
/** The calls of screens, by the words of the scenarios. */
const servedAs: Readonly<Record<string, string>> = {
  "the list of movements": "statements.search",
  "a statement": "statements.statement",
  "a statement for bookkeeping": "statements.forBooks",
  "the list of own requests": "requests.mine",
  "the report of a bulk's payees": "reports.fetchBulkRows",
};

const phrases: readonly (readonly [RegExp, Reader])[] = [
  [/^(\w+) signs in$/, ([by = ""], learner) => learner.signIn(by)],
  [/^(\w+) on another computer opens /, ([by = ""], learner) => learner.signIn(by)],
  [
    /^(\w+) enters her user name and password$/,
    ([by = ""], learner) => {
      learner.begun = learner.signIn(by).map((fact) => ({ ...fact, withPassword: true }));
      return [];
    },
  ],
  [
    new RegExp(`^(\\w+) moves ${MOVE}`),
    ([by = "", amount = "", from = "", to = ""], learner) => {
      const paid = moves(by, amount, [from, to], learner);
      return Number(paid.amount) > LIMIT ? [refused(by, "payments.toSelf", { amount: paid.amount })] : [paid];
    },
  ],
  [
    new RegExp(`^(\\w+) begins to move ${MOVE}`),
    ([by = "", amount = "", from = "", to = ""], learner, { isLast }) => {
      const paid = moves(by, amount, [from, to], learner);
      if (isLast)
        return [called(by, "payments.limits", { totalAmount: paid.amount, sourceAccount: `the ${from} account` })];
      learner.begun = [paid];
      return [];
    },
  ],
  [
    /^(\w+) begins to pay (GHS \S+) from the (\w+) account to the MTN wallet "(\d+)"$/,
    ([by = "", amount = "", , phoneNumber = ""]) => [
      called(by, "mobileMoney.walletName", { phoneNumber }),
      called(by, "mobileMoney.charge", { amount: toBankAmount(amount) }),
    ],
  ],
  [
    /^(\w+) makes the transfer "To Asempa Bank":$/,
    ([by = ""], learner, { table }) => {
      const fields = Object.fromEntries(table.map(([label = "", value = ""]) => [label, value]));
      const amount = Number(fields.Amount).toFixed(2);
      const [from, to] = [fields["Source Account"] ?? "", fields["Destination Account"] ?? ""].map(accountIn);
      return [
        { kind: "paid", by, category: "sameBank", amount, from: from ?? "", to: to ?? "", waits: learner.waits(by) },
      ];
    },
  ],
  [
    /^(\w+) uploads from the (\w+) account:$/,
    ([by = "", from = ""], learner, { table: [titles = [], ...rows] }) => {
      const [to, pay] = ["Beneficiary Account", "Transaction Amount"].map((title) => titles.indexOf(title));
      learner.begun = [
        paysList(
          by,
          from,
          rows.map((row) => [row[to ?? -1], row[pay ?? -1]]),
          learner,
        ),
      ];
      return [];
    },
  ],
  [
    /^(\w+) picks the company's own spreadsheet for the (\w+) account:$/,
    ([by = "", from = ""], learner, { table: [, titles = [], ...rows] }) => {
      const [account, pay] = ["Account No", "Net pay (GHS)"].map((title) => titles.indexOf(title));
      const paid = rows.filter((row) => row[account ?? -1]);
      learner.begun = [
        paysList(
          by,
          from,
          paid.map((row) => [row[account ?? -1], row[pay ?? -1]]),
          learner,
        ),
      ];
      return [];
    },
  ],
  [
    /^(\w+) types "(\d+)" into "Amount"$/,
    ([by = "", amount = ""], learner) => {
      const { from = "", to = "" } = learner.requests[learner.newest] ?? {};
      learner.begun = [moves(by, Number(amount).toFixed(2), [from, to], learner)];
      return [];
    },
  ],
  [/^(\w+) (confirms|can still confirm) with the code sent to (her|him)$/, (_, learner) => learner.confirm()],
  [/^(\w+) presses "Confirm" twice with the code sent to (her|him)$/, (_, learner) => learner.confirm()],
  [
    /^(\w+) enters (?:a|(\d+)) wrong codes?$/,
    ([by = "", count = "1"], learner) => {
      learner.wrongCodes += Number(count);
      return [{ kind: "event", by, event: "codeRefused", times: learner.wrongCodes }];
    },
  ],
  [
    /^\w+ begins to approve the request$/,
    (_, learner) => {
      learner.begun = [learner.approval(learner.newest)];
      return [];
    },
  ],
  [
    /^\w+ approves the request with the code sent to (her|him|them)$/,
    (_, learner) => [learner.approval(learner.newest)],
  ],
  [
    /^\w+ rejects the request because "([^"]+)"$/,
    ([reason = ""], learner) => [{ kind: "decided", request: learner.newest, status: "REJECTED", reason }],
  ],
  [
    /^\w+ recalls the request with the code sent to (her|him|them)$/,
    (_, learner) => [{ kind: "decided", request: learner.newest, status: "RECALLED" }],
  ],
  [
    /^\w+ sees the request as "([^"]+)"$/,
    ([status = ""], learner) => {
      const known = statuses[status as keyof typeof statuses];
      return known ? [{ kind: "decided", request: learner.newest, status: known }] : [];
    },
  ],
  [
    /^the results tell \w+:$/,
    (_, learner, { table }) =>
      table.map(([amount = "", status = ""]) => ({
        kind: "decided",
        request: learner.requestOf(amount),
        status: statuses[status as keyof typeof statuses],
      })),
  ],
  [
    /^(\w+) (?:opens the details|follows the link) of the (?:newer )?request$/,
    ([by = ""], learner) => {
      const staged = learner.stage.calls.findLast(({ call }) => call === "askFor");
      const isBulk = staged?.call === "askFor" && staged.sample.rows;
      return [
        isBulk
          ? called(by, "reports.fetchBulkRows", { bulkId: `the request ${learner.newest}` })
          : called(by, "requests.review", { transactionId: `the request ${learner.newest}` }),
      ];
    },
  ],
  [
    /^(\w+) opens the menu entry "([^"]+)"$/,
    ([by = "", entry], learner) => {
      // After a newer sign-in this call is refused, and leaves no fact.
      if ((learner.signIns.get(by) ?? 0) > 1) return [];
      if (entry === "Pending Requests") return [called(by, "approvals.pending")];
      return entry === "My Requests" ? [called(by, "requests.mine")] : [];
    },
  ],
  [/^(\w+) looks at what waits under "[^"]+"$/, ([by = ""]) => [called(by, "approvals.pending")]],
  [
    /^(\w+) finds no button "(Approve|Reject)" at "\/pendingRequests"$/,
    ([by = ""]) => [called(by, "approvals.pending")],
  ],
  [/^(\w+) finds no button "[^"]+" at "\/myRequests"$/, ([by = ""]) => [called(by, "requests.mine")]],
  [
    /^(\w+) opens the statement$/,
    ([by = ""], learner) => [
      called(by, "statements.search", { accountNumber: `the ${learner.stage.accounts[0]?.name} account` }),
    ],
  ],
  [
    /^\w+ chooses the days /,
    (_, learner) => {
      learner.choosesDays = true;
      return [];
    },
  ],
  [
    /^(\w+) pays (GHS \S+) from the (\w+) account to the MTN wallet "(\d+)"$/,
    ([by = "", amount = "", from = "", to = ""], learner) => {
      const waits = learner.waits(by);
      return [{ kind: "paid", by, category: "mobileMoney", amount: toBankAmount(amount), from, to, waits }];
    },
  ],
  [/^(\w+) presses "Where is my money\?"$/, ([by = ""]) => [called(by, "requests.stages")]],
  [/^the bank loses the payment that \w+ sees$/, () => [{ kind: "lost" }]],
  [
    /^(\w+) presses "(Ask the bank to find it|Ask for it back)"$/,
    ([by = "", ask], learner) => {
      learner.begun = [{ kind: "case", by, about: ask === "Ask for it back" ? "RETURN" : "FIND" }];
      return [];
    },
  ],
  [/^\w+ presses "Send"$/, (_, learner) => learner.confirm()],
  [
    /^the bank answers "(Found|Money returned)" to the case that (\w+) sees: /,
    ([answer, by = ""]) => [
      answer === "Found"
        ? { kind: "case", by, about: "FIND", answer: "FOUND" }
        : { kind: "case", by, about: "RETURN", answer: "RETURNED" },
    ],
  ],
  [/^(\w+) opens her cases$/, ([by = ""]) => [called(by, "requests.cases")]],
  [/^(\w+) opens the notices$/, ([by = ""]) => [called(by, "notices.list")]],
  [/^(\w+) presses "Receipt"$/, ([by = ""]) => [called(by, "payments.receipt")]],
  [/^(\w+) opens the company's activity$/, ([by = ""]) => [called(by, "reports.activity")]],
  [
    /^(\w+) chooses "(Approvals and rejections|Requests and payments)" in "Kind"$/,
    ([by = "", kind]) => [
      called(by, "reports.activity", { kind: kind === "Requests and payments" ? "REQUEST" : "DECISION" }),
    ],
  ],
  [
    /^(\w+) fills in:$/,
    ([by = ""], learner, { table }) => {
      const fields = Object.fromEntries(table.map(([label = "", value = ""]) => [label, value]));
      const destinationAccount = fields["Destination Account"] ?? "";
      const amount = Number(fields.Amount).toFixed(2);
      const phoneNumber = fields["Beneficiary Wallet Number"];
      if (phoneNumber) {
        const from = accountIn(fields["Source Account"] ?? "");
        learner.begun = [
          { kind: "paid", by, category: "mobileMoney", amount, from, to: phoneNumber, waits: learner.waits(by) },
        ];
        return [called(by, "mobileMoney.walletName", { phoneNumber }), called(by, "mobileMoney.charge", { amount })];
      }
      // The note about another account is part of the payment.
      if (fields["Who confirmed the change?"]) return [];
      if (!fields.Bank) return [called(by, "payments.limits", { totalAmount: amount })];
      const lookup = called(by, "lookups.accountAtOtherBank", { destinationAccount });
      return fields.Amount ? [lookup, called(by, "lookups.charge", { amount })] : [lookup];
    },
  ],
  [
    /^(\w+) adds a beneficiary of "Transfers":$/,
    ([by = ""], _, { table }) => {
      const fields = Object.fromEntries(table.map(([label = "", value = ""]) => [label, value]));
      const [name = "", accountNumber = ""] = [fields["Full Name"], fields["Account Number"]];
      return [called(by, "transferBeneficiaries.add", { name, accountNumber })];
    },
  ],
  [
    /^(\w+) filters by the "Transaction ID" of the request of (GHS \S+)$/,
    ([by = "", amount = ""], learner) => [
      called(by, "requests.mine", { filter: "true", transactionId: `the request ${learner.requestOf(amount)}` }),
    ],
  ],
  [
    /^the bank has been asked for (.+) with:$/,
    ([what = ""], learner, { table }) => {
      const served = servedAs[what];
      if (!served) return "hidden";
      const kept = table.filter(([name = ""]) => learner.choosesDays || !/Date$|^scheduleId$|^page/.test(name));
      const fields = kept.map(([name = "", value = ""]) => [name, value === "the request" ? "the request 0" : value]);
      return [called(learner.actor, served, Object.fromEntries(fields))];
    },
  ],
  [/^the bank has /, () => "hidden"],
  [
    /^the (\w+) account holds (?:GHS|USD) ([\d,.]+)$/,
    ([account = "", amount = ""], _, { isLast }) =>
      isLast ? [{ kind: "balance", account, amount: toBankAmount(amount) }] : [],
  ],
];
