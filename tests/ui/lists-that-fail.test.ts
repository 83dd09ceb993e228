import { describe, expect, it } from "vitest";
import { ApprovalsService } from "../../application/approvals/approvals-service";
import { UnansweredOperations } from "../../application/otp/unanswered-operations";
import type { BankFailure } from "../../application/ports/bank-failure";
import { RequestsService } from "../../application/requests/requests-service";
import { fail } from "../../domain/result";
import { ApprovalsStore } from "../../ui/approvals/approvals-store";
import { MyRequestsStore } from "../../ui/requests/my-requests-store";
import { InMemoryKept } from "../support/in-memory-kept";
import { kofi, signedIn } from "./a-workspace";

const down = async () => fail<BankFailure>({ kind: "unreachable" });

describe("a list that fails to load", () => {
  it("a failure of pending requests and of my requests is logged @S3-8-01", async () => {
    const { person, services, warnings } = await signedIn(kofi);
    const unanswered = new UnansweredOperations(new InMemoryKept(), person.state);
    const approvals = new ApprovalsService({ ...person.approvals, pending: down }, person.otp, unanswered);
    const requests = new RequestsService({ ...person.requests, mine: down }, person.otp, unanswered);
    await new ApprovalsStore({ ...services, approvals }, "ownAccounts").list.load();
    await new MyRequestsStore(requests, services.log, "ownAccounts").list.load();
    expect(warnings).toEqual(["Pending requests did not load: unreachable", "My requests did not load: unreachable"]);
  });
});
