import type { ActiveFault } from "../control-api/answers";

/** The kinds of fault of the bank, in a trainer's words. */
export const kinds = {
  latency: "Answers late",
  drop: "Cuts the connection before processing the call",
  http500: "Answers HTTP 500",
  code: "Refuses, with a code and a text",
  malformed: "Answers with unreadable data",
  "lost-answer": "Does it, and loses the answer",
  "altered-answer": "Answers with other values",
} as const;
export type Kind = keyof typeof kinds;
export const kindNames = Object.keys(kinds) as readonly Kind[];

export function effectOf(fault: ActiveFault): string {
  const { kind, milliseconds, code, description, fields } = fault;
  switch (kind) {
    case "latency":
      return `Answers ${Number(milliseconds) / 1000} s late`;
    case "code":
      return `Refuses with ${code}${description ? `: ${description}` : ""}`;
    case "altered-answer":
      return `Answers with ${JSON.stringify(fields)}`;
    default:
      return kinds[kind as Kind] ?? kind;
  }
}

export function whenOf({ when }: ActiveFault): string {
  if (typeof when === "object" && when !== null && "chance" in when) return `${Number(when.chance) * 100} % of calls`;
  if (when === "onceEach") return "once in each company";
  return when === "always" ? "always" : "once";
}

type Preset = {
  readonly title: string;
  readonly purpose: string;
  readonly faults: readonly Readonly<Record<string, unknown>>[];
};

export const presets: readonly Preset[] = [
  {
    title: "Lost answer on the next own transfer",
    purpose: "The bank pays, but its answer is lost: the client must say that the outcome is unknown, and check again.",
    faults: [{ call: "payments.toSelf", kind: "lost-answer" }],
  },
  {
    title: "Approving fails once",
    purpose: "The next approval is answered with HTTP 500, and may be tried again.",
    faults: [{ call: "approvals.approve", kind: "http500" }],
  },
  {
    title: "Slow accounts",
    purpose: "Accounts come four seconds late, every time: what does the dashboard show meanwhile?",
    faults: [{ call: "accounts.list", kind: "latency", milliseconds: 4000, when: "always" }],
  },
  {
    title: "Session over",
    purpose: "The next request for the accounts is answered that the session has timed out (103).",
    faults: [{ call: "accounts.list", kind: "code", code: 103, description: "Your session has expired." }],
  },
  {
    title: "No codes are sent",
    purpose: "The bank refuses to send one-time codes.",
    faults: [
      { call: "otp.send", kind: "code", code: 1, description: "Codes cannot be sent at the moment.", when: "always" },
    ],
  },
];
