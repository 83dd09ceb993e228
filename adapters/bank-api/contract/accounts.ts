import * as z from "zod/mini";
import { amountReply, listOf, maybeFlag, maybeText } from "./answers";
import { endpoint } from "./endpoint";

const account = z.looseObject({
  accountNumber: z.string(),
  accountName: maybeText,
  accountType: maybeText,
  currency: z.string(),
  availableBalance: amountReply,
  bookBalance: amountReply,
  primaryAccount: maybeFlag,
  bankName: maybeText,
});

export const accounts = {
  list: endpoint({
    method: "GET",
    path: "/customer/accounts",
    encoding: "query",
    session: "required",
    effect: "read",
    summary: "The company's own accounts with their balances",
    specification: "1, 7",
    input: z.object({ loginId: z.string() }),
    reply: z.looseObject({ accounts: listOf(account) }),
  }),
};
