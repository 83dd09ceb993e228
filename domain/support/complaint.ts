/** Subjects of complaints (specification 1, section 2.15). */
export const subjects = ["Transaction Issues", "Customer Enquiries", "Setup Issues", "Other"] as const;
export type Subject = (typeof subjects)[number];

/** The subject for which the user must enter a text. */
export const OTHER: Subject = "Other";

/** The bank receives a complaint in a URL, so the message must stay below the URL limit of servers. */
export const MESSAGE_LENGTH_MAX = 1000;
export const NAME_LENGTH_MAX = 120;
export const EMAIL_LENGTH_MAX = 120;
export const OTHER_SUBJECT_LENGTH_MAX = 100;

/** A message to the bank's support. A value of this type has passed the validation of its form. */
export type Complaint = {
  /** Formatted by {@link subjectLine}. */
  readonly subject: string;
  readonly fullName: string;
  /** Digits only. */
  readonly phone: string;
  /** Empty if not given, like the account number. */
  readonly email: string;
  readonly accountNumber: string;
  readonly message: string;
};

/** Combines the subject "Other" with its text, because the bank accepts one line (specification 1, section 3). */
export const subjectLine = (subject: Subject, otherSubject: string): string =>
  subject === OTHER ? `other - ${otherSubject}` : subject;
