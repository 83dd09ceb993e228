/** Path under which the bank serves the directives' files. */
export const DIRECTIVES_PATH = "/directives";

type Section = { readonly title: string; readonly paragraphs: readonly string[] };

/** A regulator's directive to the bank and its customers. */
export type Directive = {
  /** File name without extension. */
  readonly name: string;
  readonly title: string;
  readonly sections: readonly Section[];
};

/** Shown in every file: the bank and its notices are fictional. */
export const TRAINING_NOTICE =
  "Training copy of a fictional bank. What is in force in Ghana is published by the Bank of Ghana and in the Acts named here.";

export const directives: readonly Directive[] = [
  {
    name: "cyber-and-information-security",
    title: "Cyber and Information Security Directive: Notice to Customers",
    sections: [
      {
        title: "What the bank does",
        paragraphs: [
          "Every sign-in and every instruction that moves money is confirmed with a one-time code. Codes are bound to what they confirm, expire after five minutes and are never asked for by phone or e-mail.",
          "Sessions end after a time without activity, and a newer sign-in ends an older one. Who signed in, from which device, and what was requested, approved or rejected is recorded.",
        ],
      },
      {
        title: "What we ask of you",
        paragraphs: [
          "Give every person a user of their own, with no more access than the work needs. Keep making and approving payments in different hands.",
          "Tell the Contact Center at once when a phone with your codes is lost, when somebody leaves your company, or when you find an instruction that nobody in your company gave.",
        ],
      },
    ],
  },
  {
    name: "anti-money-laundering",
    title: "Anti-Money Laundering Act, 2020 (Act 1044): Notice to Customers",
    sections: [
      {
        title: "Knowing our customers",
        paragraphs: [
          "The bank must know who owns and who runs your company, and must keep that knowledge up to date. You will be asked for documents when the account is opened and from time to time after that.",
        ],
      },
      {
        title: "Payments",
        paragraphs: [
          "Each payment carries a narration that says what it is for. The bank may ask for an invoice or a contract before it carries out a payment, and must report what it cannot explain.",
        ],
      },
    ],
  },
  {
    name: "consumer-recourse",
    title: "Consumer Recourse Mechanism Guidelines: How Complaints Are Handled",
    sections: [
      {
        title: "Where to complain",
        paragraphs: [
          "Use the Complaint page, signed in or not, or call the Contact Center. Your complaint gets a reference at once, and costs nothing.",
        ],
      },
      {
        title: "What happens next",
        paragraphs: [
          "The Contact Center answers in writing. If you do not agree with the answer, you may ask the Head Office to look at it again, and after that turn to the Bank of Ghana.",
        ],
      },
    ],
  },
  {
    name: "data-protection",
    title: "Data Protection Act, 2012 (Act 843): Notice to Users",
    sections: [
      {
        title: "What is kept",
        paragraphs: [
          "Names, usernames, phone numbers and e-mail addresses of the people your company authorises, and a record of what they did in internet banking. The Privacy Policy says more.",
        ],
      },
      {
        title: "Your rights",
        paragraphs: [
          "You may ask what is held about you, have it corrected and object to its use. Write to the Contact Center from the e-mail address that the bank knows.",
        ],
      },
    ],
  },
  {
    name: "payment-systems",
    title: "Payment Systems and Services Act, 2019 (Act 987): Transfers and Cut-Off Times",
    sections: [
      {
        title: "When a transfer arrives",
        paragraphs: [
          "An instant transfer is credited immediately. A transfer through the Automated Clearing House that is processed before 12pm is credited on the same day, otherwise on the next working day. Weekends and public holidays move to the next working day.",
        ],
      },
      {
        title: "When something went wrong",
        paragraphs: [
          "Report a payment that did not arrive, or that you did not make, with its transaction ID. The payment advice that internet banking offers for download is your proof of payment.",
        ],
      },
    ],
  },
];
