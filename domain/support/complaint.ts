/** What a complaint may be about (specification 1, section 2.15). */
export const subjects = ["Transaction Issues", "Customer Enquiries", "Setup Issues", "Other"] as const;
export type Subject = (typeof subjects)[number];

/** The subject that must be put into words of one's own. */
export const OTHER: Subject = "Other";

/** The bank takes a complaint in a URL, so a message has to stay short of what servers read of one. */
export const MESSAGE_LENGTH_MAX = 1000;
export const NAME_LENGTH_MAX = 120;
export const EMAIL_LENGTH_MAX = 120;
export const OTHER_SUBJECT_LENGTH_MAX = 100;

/** A message to the bank's support. A value of this type has already passed its form's rules. */
export type Complaint = {
  /** As {@link subjectLine} writes it. */
  readonly subject: string;
  readonly fullName: string;
  /** Digits alone. */
  readonly phone: string;
  /** Empty where not given, like the account number. */
  readonly email: string;
  readonly accountNumber: string;
  readonly message: string;
};

/** Another subject is folded into the one line that the bank takes (specification 1, section 3). */
export const subjectLine = (subject: Subject, otherSubject: string): string =>
  subject === OTHER ? `other - ${otherSubject}` : subject;
