import * as z from "zod/mini";
import { amountReply, flagReply, maybe, ownAccountNumber } from "./answers";
import { endpoint } from "./endpoint";
import { accountName, accountType, bankName, currencyCode } from "./texts";

const account = z.looseObject({
  accountNumber: ownAccountNumber,
  accountName: maybe(accountName),
  /** "Current" if it is absent (specification 1, section 3). */
  accountType: maybe(accountType),
  currency: currencyCode,
  availableBalance: amountReply,
  bookBalance: amountReply,
  primaryAccount: maybe(flagReply),
  bankName: maybe(bankName),
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
    reply: z.looseObject({ accounts: z.array(account) }),
  }),
};
