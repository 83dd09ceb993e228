/** A lesson of a course: a scenario by its file and its name, which stay when lines move. */
type Place = {
  /** Path below `features`. */
  readonly file: string;
  readonly scenario: string;
  readonly minutes: number;
  /** The skill that the trainee has after the lesson. */
  readonly learned: string;
};

export type Course = {
  readonly title: string;
  readonly audience: string;
  readonly places: readonly Place[];
};

const place = (file: string, scenario: string, minutes: number, learned: string): Place => ({
  file: `${file}.feature`,
  scenario,
  minutes,
  learned,
});

const OWN = "payments/between-own-accounts";
const OTHERS = "payments/transferring-to-others";
const LIMITS = "payments/limits-before-the-code";
const FILE = "payments/bulk-by-file";
const APPROVALS = "approvals/approving-a-request";

export const courses: readonly Course[] = [
  {
    title: "Clerk",
    audience: "who enters payments that others approve",
    places: [
      place("session/signing-in", "Password and code lead to the dashboard", 5, "sign in with password and code"),
      place(
        OWN,
        "An Initiator's transfer waits for approval, and no money moves",
        6,
        "ask for a transfer, and know where it waits",
      ),
      place(OTHERS, "The amount to pay is shown next to the form", 5, "check cost and balance before the code"),
      place(
        "payments/paying-a-wallet",
        "The confirmation of a payment to a wallet shows each charge",
        6,
        "pay a wallet, with E-Levy",
      ),
      place("beneficiaries/saved-beneficiaries", "Pay opens the right form, filled in", 5, "pay a saved beneficiary"),
      place(FILE, "An Initiator's list waits for approval, and no money moves", 10, "pay many by a workbook"),
      place(
        LIMITS,
        "A payment above the rest of the daily limit is refused before the code, with alternatives",
        6,
        "know what the limits leave, and what to do above them",
      ),
      place("requests/my-requests-and-recall", "An Initiator recalls a pending request", 5, "recall a request"),
      place("otp/one-time-codes", "A first wrong code can be corrected", 4, "correct a mistyped code"),
    ],
  },
  {
    title: "Payments with care",
    audience: "who pays suppliers and staff, and answers for it",
    places: [
      place(
        FILE,
        "The company's own spreadsheet is paid, without its title and its total",
        8,
        "our own spreadsheet: say which column is which",
      ),
      place(
        "payments/new-bank-details",
        "A known beneficiary at another wallet is paid after someone has confirmed the change",
        8,
        "new bank details: call a known number before paying another account",
      ),
      place(
        "requests/paying-again",
        "A rejected request is corrected and requested again",
        6,
        "correct a rejected request without typing it again",
      ),
      place(
        OTHERS,
        "A payment whose answer was lost is still unknown after a reload, and checking pays once",
        8,
        "act right when an outcome is unknown",
      ),
      place(
        "requests/where-is-my-money",
        "A payment that was lost is found by the bank",
        8,
        "where is my money: ask the bank to find a payment",
      ),
    ],
  },
  {
    title: "Approver",
    audience: "who decides about the payments of others",
    places: [
      place(
        "approvals/approvals-inbox",
        "The inbox shows how many requests wait, and their total",
        5,
        "see what waits, and how much it is",
      ),
      place(APPROVALS, "An Authorizer opens the details of a request", 5, "read a request before deciding"),
      place(APPROVALS, "Money moves when the Authorizer approves", 6, "approve with a code"),
      place(
        APPROVALS,
        "A wrong code moves no money, and the bank's message is shown",
        4,
        "know what a wrong code does",
      ),
      place(
        "approvals/rejecting-a-request",
        "The request is rejected, and its maker sees it",
        6,
        "reject with a reason",
      ),
      place(
        "approvals/before-deciding",
        "The details show the balance afterwards, and that this is the first payment to the beneficiary",
        6,
        "notice a first payment",
      ),
      place(
        "approvals/before-deciding",
        "The details warn that the same amount was paid to the beneficiary before",
        6,
        "notice a duplicate",
      ),
      place(
        "approvals/before-deciding",
        "The details warn if the account does not hold enough for the request",
        5,
        "notice a lack of funds",
      ),
      place(
        LIMITS,
        "An approver sees before the code that the daily limit is used up",
        6,
        "leave a request for tomorrow when the day's limit is used up",
      ),
      place(
        "approvals/approval-run",
        "An approval run goes through the requests by keys, with a result for each",
        8,
        "decide many requests in one go",
      ),
      place("approvals/whose-request", "The first of two approvals moves nothing", 6, "explain the second approval"),
      place(
        "reports/company-activity",
        "The activity shows who requested a payment and who approved it",
        6,
        "read what the people of the company did",
      ),
    ],
  },
  {
    title: "Viewer and accountant",
    audience: "who reads balances, statements and reports",
    places: [
      place(
        "session/permissions",
        "A Viewer sees forms and lists, but no button that moves money",
        5,
        "know what a Viewer can do",
      ),
      place("dashboard/accounts-and-pending", "Each account has its card", 4, "read balances"),
      place(
        "accounts/account-statement",
        "The statement shows the latest transactions, the newest first",
        5,
        "read a statement",
      ),
      place(
        "accounts/account-statement",
        "Another period of a statement is requested immediately",
        4,
        "choose the days of a statement",
      ),
      place(
        "accounts/notices",
        "Everybody in the company gets a notice of an approved request",
        4,
        "follow debits and credits by their notices",
      ),
      place("accounts/account-statement", "Downloading a statement as Excel", 5, "take a statement home"),
      place(
        "accounts/statement-for-bookkeeping",
        "The charge and the E-Levy are separate entries in CSV",
        6,
        "bring a statement into an accounting program",
      ),
      place("accounts/account-statement", "The statement is sent by e-mail after a code", 6, "send a statement"),
      place("reports/transaction-reports", "The report of a bulk lists its payees", 6, "see whom a bulk paid"),
      place("payments/receipts", "A completed payment has a receipt", 4, "save a receipt"),
      place(
        "payments/checking-papers",
        "A false receipt with another amount is found out",
        5,
        "a false receipt: check a paper that someone shows you",
      ),
      place("requests/my-requests-and-recall", "A request is found by its number", 4, "find a request by its number"),
    ],
  },
  {
    title: "Tester",
    audience: "who tries what goes wrong, against this bank",
    places: [
      place(OWN, "A Single user's transfer between own accounts is paid immediately", 5, "pay without approval"),
      place(
        OWN,
        "The outcome of an own transfer is unknown after a lost answer, and checking it pays once",
        8,
        "test an answer that is lost",
      ),
      place(OTHERS, "An unknown account of another bank is refused", 4, "test a payee that does not exist"),
      place(
        "otp/one-time-codes",
        "The third wrong code of a payment makes the code void, and a new one is sent automatically",
        5,
        "test the tries of a code",
      ),
      place(OWN, "Confirm that is pressed twice pays once", 5, "test that nothing is paid twice"),
      place(
        OWN,
        "A transfer above the payment limit is refused with the bank's message, and no money moves",
        5,
        "test a limit",
      ),
      place(
        "payments/names-of-new-beneficiaries",
        "A trainer changes the limit, and the next payment follows it",
        6,
        "switch the check of names on, and test a first payment",
      ),
      place("session/staying-signed-in", "A newer sign-in ends the older one", 5, "test the end of a session"),
    ],
  },
];

/** The id of a lesson: its scenario's name in small letters with hyphens. */
export const lessonIdOf = (scenario: string): string =>
  scenario
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");

/** Returns the lesson that a course has of a scenario. */
export function courseLessonOf({ id, name }: { readonly id: string; readonly name: string }): string | undefined {
  const isIts = ({ file, scenario }: Place): boolean => id.startsWith(`features/${file}:`) && scenario === name;
  return courses.some(({ places }) => places.some(isIts)) ? lessonIdOf(name) : undefined;
}
