import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { problemsOf } from "../../../application/forms/checked-draft";
import { ComplaintDraft, toComplaint } from "../../../application/support/complaint-draft";
import { bankApi } from "../../../contract/index";
import { MESSAGE_LENGTH_MAX, subjects } from "../../../domain/support/complaint";

const filledIn = (changes: Partial<ComplaintDraft> = {}): ComplaintDraft =>
  Object.assign(new ComplaintDraft(), {
    subject: "Setup Issues",
    fullName: "Ama Mensah",
    phone: "0244123456",
    message: "The token never came.",
    ...changes,
  });
const problemOf = (changes: Partial<ComplaintDraft>) => problemsOf(filledIn(changes));

describe("the complaint form", () => {
  it("every required field is named @S1-5-26..29", () => {
    expect(problemsOf(new ComplaintDraft())).toEqual({
      subject: "Subject is required",
      fullName: "Full Name is required",
      phone: "Phone Number is required",
      message: "Enquiry Message is required",
    });
  });

  it("the form is valid without the optional fields", () => {
    expect(problemOf({})).toEqual({});
  });

  it("the other subject is required only if the subject is Other @S1-5-32", () => {
    expect(problemOf({ subject: "Other" })).toEqual({ otherSubject: "Other Subject is required" });
    expect(problemOf({ otherSubject: " ".repeat(500) })).toEqual({});
  });

  it("an account number must have exactly 13 digits or be empty @S1-5-13 @S1-5-14 @S1-5-15 @S1-5-31 @S1-5-41 @S2-5-028", () => {
    expect(problemOf({ accountNumber: "" })).toEqual({});
    expect(problemOf({ accountNumber: "1020 3040 50607" })).toEqual({});
    expect(problemOf({ accountNumber: "102030405060" })).toEqual({ accountNumber: "13 digits required" });
    expect(problemOf({ accountNumber: "10203040506070" })).toEqual({ accountNumber: "13 digits required" });
    expect(problemOf({ accountNumber: "102030405060X" })).toEqual({ accountNumber: "Not a number" });
  });

  it.each([
    ["024412345", "10 digits required"],
    ["024412345x", "Not a number"],
    ["1234567890123456", "At most 15 digits"],
    ["+ ()-", "Phone Number is required"],
  ])("the phone number %s is refused with the text: %s @S1-5-19 @S1-5-01", (phone, problem) => {
    expect(problemOf({ phone })).toEqual({ phone: problem });
  });

  it.each([
    "ama",
    "ama@",
    "@bank.example",
    "ama@bank",
    "ama @bank.example",
    "ama@bank.example, b@c.example",
    "a\n@b.example",
  ])("the e-mail address %j is refused @S1-5-20 @S1-5-30 @S1-5-40", (email) => {
    expect(problemOf({ email })).toEqual({ email: "E-mail is not valid" });
  });

  it("a message that is too long for a URL is refused", () => {
    const message = "x".repeat(MESSAGE_LENGTH_MAX + 1);
    expect(problemOf({ message })).toEqual({ message: "Enquiry Message may have at most 1000 characters" });
  });

  it('another subject is combined with "Other" in the one line that is sent @S1-3-53', () => {
    const complaint = toComplaint(filledIn({ subject: "Other", otherSubject: " Cheque book " }));
    expect(complaint).toMatchObject({ ok: true, value: { subject: "other - Cheque book" } });
  });

  it("numbers are sent as digits only, and texts are trimmed", () => {
    const typed = { fullName: " Ama Mensah ", phone: "+233 (24) 412-3456", email: " ama@adom.example " };
    expect(toComplaint(filledIn({ ...typed, accountNumber: "1020304050607", message: " Help.\n" }))).toEqual({
      ok: true,
      value: {
        subject: "Setup Issues",
        fullName: "Ama Mensah",
        phone: "0244123456",
        email: "ama@adom.example",
        accountNumber: "1020304050607",
        message: "Help.",
      },
    });
  });

  it("every complaint that passes the form also passes the contract", () => {
    const texts = fc.string({ unit: fc.constantFrom(..."aZ09.@-+'_ é\n") });
    fc.assert(
      fc.property(
        fc.constantFrom(...subjects),
        fc.record({ otherSubject: texts, fullName: texts, phone: texts, email: texts, accountNumber: texts }),
        (subject, typed) => {
          const complaint = toComplaint(filledIn({ ...typed, subject }));
          if (!complaint.ok) return;
          const { fullName, phone, email, accountNumber, message } = complaint.value;
          const input = {
            accountNumber,
            senderName: fullName,
            phoneNumber: phone,
            emailAddress: email,
            emailSubject: complaint.value.subject,
            emailBody: message,
          };
          expect(bankApi.support.complain.input.safeParse(input)).toMatchObject({ success: true });
        },
      ),
    );
  });

  it("every e-mail address that passes the form also passes the contract", () => {
    const local = fc.string({ unit: fc.constantFrom(..."aZ0.-+'_"), minLength: 1, maxLength: 5 });
    const host = fc.string({ unit: fc.constantFrom(..."aZ0.-"), minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(local, host, (name, domain) => {
        const email = `${name}@${domain}.gh`;
        if (problemOf({ email }).email) return;
        expect(bankApi.support.complain.input.shape.emailAddress.safeParse(email)).toMatchObject({ success: true });
      }),
      { numRuns: 2000 },
    );
  });
});
