import { describe, expect, it } from "vitest";
import { explain, explainRefusal } from "../../ui/shared/explain";

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
  ] as const)("the failure %o is shown as its message", (failure, told) => {
    expect(explain(failure, fallback)).toBe(told);
  });

  it("a failure without a message shows a generic message", () => {
    expect(explain({ kind: "refused", message: undefined })).toBe("Something went wrong. Please try again.");
  });

  it("payments show our text for a wrong code, and approvals the bank's", () => {
    const refusal = { kind: "wrongCode", message: "Two tries left.", attemptsLeft: 2 } as const;
    expect(explainRefusal.ours(refusal)).toBe("OTP is not valid.");
    expect(explainRefusal.bank(refusal)).toBe("Two tries left.");
    expect(explainRefusal.bank({ ...refusal, message: undefined })).toBe("OTP is not valid.");
  });
});
