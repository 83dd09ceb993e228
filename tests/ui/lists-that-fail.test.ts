import { describe, expect, it } from "vitest";
import type { BankFailure } from "../../application/ports/bank-failure";
import { fail } from "../../domain/result";
import { ApprovalsStore } from "../../ui/approvals/approvals-store";
import { MyRequestsStore } from "../../ui/requests/my-requests-store";
import { kofi, signedIn } from "./a-workspace";

const failures: readonly BankFailure[] = [
  { kind: "unreachable" },
  { kind: "unreadable" },
  { kind: "refused", message: "Not now." },
];

describe("a list that fails to load", () => {
  it.each(failures)(
    "a failure of kind $kind is logged for pending requests and for my requests @S3-8-01",
    async (failure) => {
      const down = async () => fail(failure);
      const { person, services, warnings } = await signedIn(kofi);
      const { user } = services.sessionState.session ?? expect.fail("Kofi is signed in");
      const approvals = { ...person.approvals, pending: down };
      const requests = { ...person.requests, mine: down };
      await new ApprovalsStore({ ...services, approvals }, user, { load: async () => {} }, "ownAccounts").list.load();
      await new MyRequestsStore({ ...services, requests }, "ownAccounts").list.load();
      expect(warnings).toEqual([
        `Pending requests did not load: ${failure.kind}`,
        `My requests did not load: ${failure.kind}`,
      ]);
    },
  );
});
