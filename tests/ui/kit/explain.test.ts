import { describe, expect, it } from "vitest";
import { explain, explainRefusal } from "../../../ui/kit/explain";

const fallback = "Transfer failed. Unable to complete the transaction.";

describe("the message of a failure", () => {
  it.each([
    [{ kind: "refused", message: "Too late." }, "Too late."],
    [{ kind: "refused", message: undefined }, fallback],
    [{ kind: "unreadable" }, fallback],
    [{ kind: "insufficientFunds" }, "Transfer failed.\nInsufficient funds to complete the transaction."],
    [{ kind: "unreachable" }, "Cannot sign-in, network connection required"],
    [{ kind: "incomplete" }, "Login was not successful, please try again."],
    [{ kind: "wrongCode", message: "Blocked.", attemptsLeft: 0 }, "Blocked."],
    [{ kind: "wrongCode", message: undefined, attemptsLeft: 0 }, "Something went wrong. Please try again."],
    [{ kind: "sessionEnded", why: "timeout" }, ""],
  ] as const)(
    "the failure %o is shown as its message @S1-4-21 @S1-8-23 @S1-8-28 @S2-4-12 @S2-5-029 @S2-8-01 @S3-5-25 @S3-8-11",
    (failure, told) => {
      expect(explain(failure, fallback)).toBe(told);
    },
  );

  it("a failure without a message shows a generic message @S1-8-27 @S2-8-02 @S3-4-13", () => {
    expect(explain({ kind: "refused", message: undefined })).toBe("Something went wrong. Please try again.");
  });

  it("payments show our text for a wrong code, and approvals the bank's @S1-4-04 @S1-4-47 @S2-4-15 @S3-4-14 @S3-4-46", () => {
    const refusal = { kind: "wrongCode", message: "Two tries left.", attemptsLeft: 2 } as const;
    expect(explainRefusal.ours(refusal)).toBe("OTP is not valid.");
    expect(explainRefusal.bank(refusal)).toBe("Two tries left.");
    expect(explainRefusal.bank({ ...refusal, message: undefined })).toBe("OTP is not valid.");
  });
});
