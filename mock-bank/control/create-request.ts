import type * as z from "zod/mini";
import type { Bank } from "../calls/bank";
import type { newRequest } from "../control-api/inputs";
import { bankNow } from "../core/clock";
import { type Call, type Caller, callOf, isRefusal, type Refusal, type Role, refuse } from "../core/handler";
import type { Connection } from "../database/tables";
import { inTransaction } from "../database/transaction";
import { type AnyRequest, orderOfAnyRequest } from "../lessons/any-request";
import type { Order } from "../orders/order";
import { ownTransferOf } from "../orders/own-transfer";
import { sendForApproval } from "../requests/send-for-approval";

type NewRequest = z.output<typeof newRequest>;

/**
 * Makes a request for an Initiator without sign-in and codes, so that trainers and tests start with requests to decide.
 */
export const createRequest = (bank: Bank, { username, ...input }: NewRequest) =>
  asUser(bank, username, (call) =>
    ownTransferOf({ ...input, transType: "OWN-TRANSFER", password: "", passwordType: "OTP" }, call),
  );

export const createAnyRequest = (bank: Bank, { username, ...asked }: AnyRequest) =>
  asUser(bank, username, (call) => orderOfAnyRequest(asked, call));

async function asUser(
  { db, settings }: Bank,
  username: string,
  orderOf: (call: Call) => Promise<Order | Refusal>,
): Promise<{ readonly transactionId: string } | Refusal> {
  const now = await bankNow(db);
  return inTransaction(db, async (tx) => {
    const who = await initiator(tx, username);
    if (!who) return refuse(`Nobody who makes requests is called ${username}.`);
    const call = callOf({
      db: tx,
      now,
      deviceId: "",
      address: "",
      who,
      intent: undefined,
      canonical: { line: "", digest: "" },
      settings,
    });
    const order = await orderOf(call);
    return isRefusal(order) ? order : { transactionId: await sendForApproval(call, order) };
  });
}

async function initiator(tx: Connection, username: string): Promise<Caller | undefined> {
  const user = await tx
    .selectFrom("users")
    .select(["id", "username", "full_name", "role", "menus", "company_id"])
    .where("username", "=", username)
    .where("role", "in", ["Initiator", "Initiator & Authorizer"])
    .executeTakeFirst();
  if (!user) return undefined;
  return {
    userId: user.id,
    userName: user.username,
    fullName: user.full_name,
    // The query selects only these two roles.
    role: user.role as Role,
    menus: user.menus,
    companyId: user.company_id,
    sessionId: "",
  };
}
