import { fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { BankFailure } from "../../application/ports/bank-failure";
import { fail } from "../../domain/result";
import { ApprovalsStore } from "../../ui/approvals/approvals-store";
import { MyRequestsStore } from "../../ui/requests/my-requests-store";
import { ama, kofi, openWorkspace, settle, signedIn } from "./a-workspace";

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
      await new ApprovalsStore(
        { ...services, approvals },
        user,
        { load: async () => {}, count: 0, countIn: () => 0 },
        "ownAccounts",
      ).list.load();
      await new MyRequestsStore({ ...services, requests }, "ownAccounts").list.load();
      expect(warnings).toEqual([
        `Pending requests did not load: ${failure.kind}`,
        `My requests did not load: ${failure.kind}`,
      ]);
    },
  );

  it.each([
    ["/myRequests", "requests", "mine"],
    ["/pendingRequests", "approvals", "pending"],
  ] as const)(
    "a list at %s that cannot be loaded shows the error screen in place of the list @S1-2.13-08..09 @S1-8-25..26 @S3-2.1-42..43 @S3-2.3-34 @S3-4-49",
    async (path, port, call) => {
      const { person } = await openWorkspace(ama, path);
      Object.assign(person[port], { [call]: async () => fail({ kind: "refused", message: "Not now." }) });
      fireEvent.click(screen.getByRole("tab", { name: "Mobile Money" }));
      await settle();
      const shown = within(screen.getByRole("main")).getByRole("alert");
      expect([...shown.querySelectorAll("p, button")].map(({ textContent }) => textContent)).toEqual([
        "Oops, something went wrong!",
        "Please try again later.",
        "Try again",
      ]);
      expect(screen.queryByText(/^No .* yet$/)).toBeNull();
    },
  );
});
