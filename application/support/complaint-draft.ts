import { ValidateIf } from "class-validator";
import { plainLines, plainText } from "../../domain/plain-text";
import { fail, ok, type Result } from "../../domain/result";
import {
  type Complaint,
  MESSAGE_LENGTH_MAX,
  NAME_LENGTH_MAX,
  OTHER,
  OTHER_SUBJECT_LENGTH_MAX,
  type Subject,
  subjectLine,
} from "../../domain/support/complaint";
import { AtMost, hasNoProblems, type Problems, problemsOf, Required } from "../forms/checked-draft";
import { OptionalAccountNumber, OptionalEmail, ownAccountIn, phoneIn, RequiredPhone } from "../forms/field-rules";

/** The complaint form (specification 1, sections 2.15 and 5). */
export class ComplaintDraft {
  @Required("Subject")
  subject: Subject | "" = "";

  @ValidateIf((draft: ComplaintDraft) => draft.subject === OTHER)
  @AtMost("Other Subject", OTHER_SUBJECT_LENGTH_MAX)
  @Required("Other Subject")
  otherSubject = "";

  @AtMost("Full Name", NAME_LENGTH_MAX)
  @Required("Full Name")
  fullName = "";

  @RequiredPhone("Phone Number")
  phone = "";

  @OptionalEmail()
  email = "";

  @OptionalAccountNumber()
  accountNumber = "";

  @AtMost("Enquiry Message", MESSAGE_LENGTH_MAX)
  @Required("Enquiry Message")
  message = "";
}

/** Validates the form and converts it to a complaint. */
export function toComplaint(draft: ComplaintDraft): Result<Complaint, Problems<ComplaintDraft>> {
  const problems = problemsOf(draft);
  if (!draft.subject || !hasNoProblems(problems)) return fail(problems);
  return ok({
    subject: subjectLine(draft.subject, plainText(draft.otherSubject)),
    fullName: plainText(draft.fullName),
    phone: phoneIn(draft.phone),
    email: plainText(draft.email),
    accountNumber: ownAccountIn(draft.accountNumber),
    message: plainLines(draft.message),
  });
}
