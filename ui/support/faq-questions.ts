import { brand } from "../kit/brand";

/** A paragraph or a bullet list. */
export type Passage = string | readonly string[];
export type Question = { readonly id: string; readonly question: string; readonly answer: readonly Passage[] };

/**
 * The 22 questions (specification 1, sections 1 and 2.14). The texts are ours; the facts are from the specification.
 */
export const questions: readonly Question[] = [
  {
    id: "platform",
    question: `What is ${brand.product}?`,
    answer: [
      `It is the web application of ${brand.name} for companies. The people your company authorises sign in, see its accounts, make and approve payments, manage saved payees, and download statements and reports, at any hour and from anywhere.`,
      "Who prepares a payment and who approves it can be different people. Nothing leaves an account before it is confirmed with a one-time code.",
    ],
  },
  {
    id: "services",
    question: "Which services does it offer?",
    answer: [
      "With the permissions your company grants you, you can:",
      [
        "transfer between your own accounts, within the bank and to all banks in Ghana",
        "send mobile money to all networks and load prepaid cards",
        "make bulk transfers and schedule recurring payments",
        "pay taxes, SSNIT contributions and other statutory payments",
        "request foreign and local FX transfers and see exchange rates",
        "download account statements, transaction reports and payment advices",
      ],
      "Direct debit for insurers is offered too. It is set up with the bank; ask the Contact Center.",
    ],
  },
  {
    id: "enrolment",
    question: "How does my company enrol?",
    answer: [
      "By official request. Write to the bank on your company's letterhead, signed by those who may sign for its accounts, and name the people who are to have access, the role of each, and the accounts each may use.",
      "Each of them receives a username and a default password and creates a password of their own at the first sign-in.",
    ],
  },
  {
    id: "cost",
    question: "What does it cost?",
    answer: [
      "There is no set-up cost. There is a monthly service fee, plus the charges of each transaction. A charge is shown before you confirm.",
    ],
  },
  {
    id: "users",
    question: "How many users can my company have?",
    answer: [
      "As many as it needs: a company can have unlimited users. Each has a username of their own and one role: Single, Initiator, Authorizer, Viewer, or Initiator & Authorizer.",
    ],
  },
  {
    id: "access",
    question: "Can we decide which accounts a user may see?",
    answer: [
      "Yes. Account access is configurable per user, and so are the menus. Ask for a change by official request.",
    ],
  },
  {
    id: "limit",
    question: "Is there a limit on payments?",
    answer: [
      "The default payment limit is GHS 50,000. It is configurable per day or per transaction: ask the bank by official request.",
    ],
  },
  {
    id: "browser",
    question: "Which browser should I use?",
    answer: [
      "Chrome is recommended, in a recent version. Other current browsers work as well. Keep the browser up to date, and do not sign in on a computer that others use.",
    ],
  },
  {
    id: "password",
    question: "I forgot my password. How do I reset it?",
    answer: [
      "Choose Forgot Password? on the sign-in page, enter your username and confirm with the one-time code sent to you. A default password is then sent by SMS and e-mail: enter it together with a new password of your own, and sign in.",
      "A password has at least 8 characters, among them an uppercase letter, a special character and a number.",
    ],
  },
  {
    id: "codes",
    question: "How do I receive one-time codes?",
    answer: [
      "By e-mail and phone: each code is sent to the e-mail address and to the phone number that the bank has for you. It has five digits, can be used once, and the message says what it confirms.",
      "If the address or the number has changed, tell the bank before you next sign in. Nobody at the bank ever asks you for a code.",
    ],
  },
  {
    id: "no-code",
    question: "What if a code does not arrive, or is not accepted?",
    answer: [
      "After 120 seconds you can press Resend, which sends a new code and makes the old one void. Look into the spam folder too.",
      "A code that was entered wrongly three times is void, and a new one is sent. If codes stay away, call the Contact Center.",
    ],
  },
  {
    id: "all-banks",
    question: "Can I transfer to all banks in Ghana?",
    answer: [
      "Yes. Transfers can be made to all banks in Ghana, as an instant transfer or through the Automated Clearing House (ACH).",
    ],
  },
  {
    id: "cycles",
    question: "When does a transfer arrive? What are the EFT cycles?",
    answer: [
      "Instant (real-time) transfers credit immediately.",
      "Non-instant (ACH) transfers credit on the same day if processed before 12pm, otherwise on the next working day.",
    ],
  },
  {
    id: "holidays",
    question: "What about weekends and public holidays?",
    answer: [
      "Non-instant transfers that fall on weekends and holidays move to the next working day. Instant transfers do not wait.",
    ],
  },
  {
    id: "mobile-money",
    question: "Can I send mobile money to all networks?",
    answer: [
      "Yes, mobile money can be sent to all networks, to one wallet or to many at once. The name of the wallet is looked up and shown before you confirm.",
    ],
  },
  {
    id: "e-levy",
    question: "When is E-Levy charged?",
    answer: [
      "E-Levy applies only to mobile money to third-party wallets. Where it applies, it is worked out and shown before you confirm. Bank transfers and prepaid cards carry no E-Levy.",
    ],
  },
  {
    id: "cards-and-statutory",
    question: "Can I load prepaid cards and make statutory payments?",
    answer: [
      "Yes. Prepaid card load is offered, for one card or for many. Statutory payments (taxes, SSNIT) are made under Bill Payments: enter the invoice or payment advice number, check what was found, and pay.",
    ],
  },
  {
    id: "bulk",
    question: "How do I pay many people at once?",
    answer: [
      "Use a bulk transfer. Download the built-in Excel/CSV template, fill in one row for each payment, and upload it. Save it as Excel (.xlsx or .xls). A spreadsheet of your own, also one saved as CSV, can be used too: you say which column is which. Each row is checked before anything is sent, and rows with a problem are marked. Shorter lists can be typed in.",
    ],
  },
  {
    id: "schedules",
    question: "Can payments recur by themselves?",
    answer: [
      "Yes, scheduled recurring payments are offered: daily, weekly, monthly, quarterly or on a special date. They are listed under Schedule Transfers, where they can be changed or deleted.",
    ],
  },
  {
    id: "fx",
    question: "Can I make foreign transfers?",
    answer: [
      "Yes, foreign and local FX transfers are offered. Enter the beneficiary, the bank's SWIFT code and the purpose; the current rates stand on the same page.",
    ],
  },
  {
    id: "statements",
    question: "How do I get a statement?",
    answer: [
      "Open an account, choose the period, and download the statement in PDF or Excel, or have it sent by e-mail. A stamped official statement can be ordered under Bank Statements.",
    ],
  },
  {
    id: "proof",
    question: "How do I prove that I have paid?",
    answer: [
      "With the payment advice, which serves as proof of payment. Find the transaction under Transaction Reports and download its advice.",
    ],
  },
];

/** Texts of the page itself. */
export const faqWords = {
  title: "FAQs",
  search: "Search the questions",
  found: (count: number) => (count === 1 ? "1 question" : `${count} questions`),
  noneFound: "No question mentions this. Try another word, or ask us.",
  openAll: "Open all",
  closeAll: "Close all",
  contact: "Contact Us",
  notAnswered: "Is your question not answered here?",
};
