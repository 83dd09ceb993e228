import { Router } from "express";
import type { Bank } from "../calls/bank";
import { answerCase, losePayment } from "../cases/answer-case";
import { casesOf } from "../cases/cases";
import { setPayeePolicy } from "../companies/payee-policies";
import { controlApi } from "../control-api/control-calls";
import { bankNow } from "../core/clock";
import { inTransaction } from "../database/transaction";
import { returnPayment } from "../execution/return-payment";
import { auditLedger } from "../ledger/audit-ledger";
import { replacePaper } from "../papers/replaced-papers";
import { changeSigningKey, publishedKeys } from "../signing/signing-keys";
import { listAgenda } from "./list-agenda";
import { listAllAccounts } from "./list-all-accounts";
import { listedCalls } from "./listed-calls";
import { signInFor } from "./sign-in-for";
import { serve } from "./validated";

/** The calls that only the console uses; {@link controlRouter} guards them. */
export function consoleCalls(bank: Bank): Router {
  const { db, settings } = bank;
  const router = Router();
  serve(router, controlApi.calls, () => ({ calls: listedCalls() }));
  serve(router, controlApi.agenda, () => listAgenda(db, settings));
  serve(router, controlApi.accounts, async () => ({ accounts: await listAllAccounts(db) }));
  serve(router, controlApi.audit, async () => {
    const violations = await auditLedger(db);
    return { sound: violations.length === 0, violations };
  });
  serve(router, controlApi.signIn, (asked) => signInFor(bank, asked));
  serve(router, controlApi.changeSigningKey, async () => {
    const { kid } = await changeSigningKey(db, settings);
    const { keys } = await publishedKeys(db);
    return { kid, published: keys.map((key) => key.kid) };
  });
  serve(router, controlApi.returnPayment, async (asked) => {
    const now = await bankNow(db);
    return inTransaction(db, (tx) => returnPayment(tx, asked, now));
  });
  serve(router, controlApi.losePayment, async ({ transactionId }) => {
    const now = await bankNow(db);
    return inTransaction(db, (tx) => losePayment(tx, transactionId, now));
  });
  serve(router, controlApi.cases, async () => ({ cases: await casesOf(db, (query) => query) }));
  serve(router, controlApi.answerCase, async (answer) => {
    const now = await bankNow(db);
    return inTransaction(db, (tx) => answerCase(tx, answer, { now, settings }));
  });
  serve(router, controlApi.replacePaper, async (asked) => {
    const now = await bankNow(db);
    return inTransaction(db, (tx) => replacePaper(tx, asked, now));
  });
  serve(router, controlApi.setNameCheck, (wanted) => setPayeePolicy(db, "name_check_above", wanted));
  serve(router, controlApi.setChangedAccounts, (wanted) => setPayeePolicy(db, "changed_account_above", wanted));
  return router;
}
