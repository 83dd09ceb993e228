import { describe, expect, it } from "vitest";
import { explain, explainRefusal } from "../../ui/shared/explain";

const fallback = "Transfer failed. Unable to complete the transaction.";

describe("a failure becomes words", () => {
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
  ] as const)("%o", (failure, told) => {
    expect(explain(failure, fallback)).toBe(told);
  });

  it("one generic message stands in where there is no other", () => {
    expect(explain({ kind: "refused", message: undefined })).toBe("Something went wrong. Please try again.");
  });

  it("a wrong code is told in our words by payments, in the bank's by approvals", () => {
    const refusal = { kind: "wrongCode", message: "Two tries left.", attemptsLeft: 2 } as const;
    expect(explainRefusal.ours(refusal)).toBe("OTP is not valid.");
    expect(explainRefusal.bank(refusal)).toBe("Two tries left.");
    expect(explainRefusal.bank({ ...refusal, message: undefined })).toBe("OTP is not valid.");
  });
});
