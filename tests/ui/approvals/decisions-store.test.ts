import { expect, it } from "vitest";
import type { Services } from "../../../application/application.module";
import type { ApprovalsService } from "../../../application/approvals/approvals-service";
import type { RequestId } from "../../../domain/requests/request";
import { fail, ok } from "../../../domain/result";
import { DecisionsStore } from "../../../ui/approvals/decisions-store";
import { aPromise } from "../../support/a-promise";
import { aPendingTransfer } from "../../support/a-request";

type Answer = Awaited<ReturnType<ApprovalsService["reject"]>>;

const other = { ...aPendingTransfer(), id: "TRX0002" as RequestId };

it.each<[Answer, boolean]>([
  [ok({ message: "Rejected." }), true],
  [fail({ kind: "refused", message: "Locked." }), false],
])(
  "the late answer %j to a rejection that was left changes no rejection, with another one open: %j",
  async (answer, hasOther) => {
    const late = aPromise<Answer>();
    // Only rejections are made.
    const services = { approvalsService: { reject: () => late.promise } } as unknown as Services;
    const store = new DecisionsStore(services, () => {});
    store.openRejection(aPendingTransfer());
    store.setReason("Wrong account");
    const sending = store.reject();
    store.abandon();
    if (hasOther) store.openRejection(other);
    store.setReason("Wrong amount");
    late.keep(answer);
    await sending;
    const kept = hasOther ? expect.objectContaining({ request: other, reason: "Wrong amount" }) : undefined;
    expect(store.rejection).toEqual(kept);
  },
);
