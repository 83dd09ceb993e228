import * as z from "zod/mini";

/** The answers of the control API, limited to the fields that the console's tabs show. */

export const room = z.looseObject({ addresses: z.array(z.string()) });

export const calls = z.looseObject({
  calls: z.array(
    z.looseObject({
      name: z.string(),
      method: z.string(),
      path: z.string(),
      summary: z.string(),
      requirements: z.array(z.looseObject({ id: z.string(), text: z.string() })),
    }),
  ),
});
export type ListedCall = z.output<typeof calls>["calls"][number];

export const agenda = z.looseObject({
  coming: z.array(z.looseObject({ at: z.string(), what: z.string(), company: z.string(), subject: z.string() })),
});

export const faults = z.looseObject({ faults: z.array(z.looseObject({ call: z.string(), kind: z.string() })) });
/** Keeps unknown fields, so that a fault is sent back complete. */
export type ActiveFault = z.output<typeof faults>["faults"][number];

const shown = z.record(z.string(), z.unknown());
export const traffic = z.looseObject({
  calls: z.array(
    z.looseObject({
      id: z.number(),
      requestId: z.string(),
      at: z.string(),
      call: z.string(),
      method: z.string(),
      path: z.string(),
      username: z.optional(z.string()),
      headers: shown,
      fields: shown,
      answer: z.optional(shown),
      isReplay: z.boolean(),
      fault: z.optional(z.string()),
      milliseconds: z.number(),
    }),
  ),
});
export type TrafficCall = z.output<typeof traffic>["calls"][number];

export const accounts = z.looseObject({
  accounts: z.array(
    z.looseObject({
      accountNumber: z.string(),
      name: z.string(),
      company: z.string(),
      currency: z.string(),
      book: z.string(),
      available: z.string(),
    }),
  ),
});
export type LedgerAccount = z.output<typeof accounts>["accounts"][number];

export const ledger = z.looseObject({
  currencies: z.array(
    z.looseObject({ currency: z.string(), debits: z.string(), credits: z.string(), balanced: z.boolean() }),
  ),
  journal: z.array(
    z.looseObject({
      request: z.string(),
      entries: z.array(
        z.looseObject({
          reference: z.string(),
          description: z.string(),
          postedAt: z.string(),
          lines: z.array(
            z.looseObject({
              account: z.string(),
              currency: z.string(),
              amount: z.string(),
              balanceAfter: z.string(),
              narration: z.string(),
            }),
          ),
        }),
      ),
    }),
  ),
});

export const audit = z.looseObject({ violations: z.array(z.string()) });

export const snapshots = z.looseObject({
  snapshots: z.array(z.looseObject({ name: z.string(), madeAt: z.string(), bankTime: z.string(), bytes: z.number() })),
});
export type SavedSnapshot = z.output<typeof snapshots>["snapshots"][number];

export const createdCompany = z.looseObject({
  name: z.string(),
  users: z.array(z.looseObject({ username: z.string(), password: z.string(), role: z.string(), fullName: z.string() })),
  accounts: z.array(z.looseObject({ accountNumber: z.string(), currency: z.string(), balance: z.string() })),
});
export type CreatedCompany = z.output<typeof createdCompany>;
