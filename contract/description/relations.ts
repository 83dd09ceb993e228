import type { bankApi } from "../index";

type Api = typeof bankApi;
type Words = { readonly [Noun in keyof Api]: `${Noun & string}.${keyof Api[Noun] & string}` }[keyof Api];
/** Any object of an answer, or the fields of a call. */
type Fields = Readonly<Record<string, unknown>>;
/** A broken relation: the field, and what it holds. */
type Broken = { readonly place: string; readonly came: string };

/** A relation between fields of an answer, or between an answer and its call. */
export type Relation = {
  readonly words: string;
  /** Document and section of the specification. */
  readonly specification: string;
  readonly broken: (answer: Fields, input: Fields, caller: Caller) => readonly Broken[];
};
type Caller = { readonly isSignedIn: boolean };

const fieldsIn = (value: unknown): Fields => (typeof value === "object" && value !== null ? (value as Fields) : {});
const rowsOf = (answer: Fields, list: string): readonly Fields[] => {
  const rows = answer[list];
  return Array.isArray(rows) ? rows.map(fieldsIn) : [];
};
const isGiven = (value: unknown): boolean => value !== undefined && value !== null && value !== "";
const firstOf = (row: Fields, ...names: readonly string[]): unknown => names.map((name) => row[name]).find(isGiven);
const once = (isBroken: boolean, place: string, came: string): readonly Broken[] => (isBroken ? [{ place, came }] : []);

/** Returns an amount in minor units; undefined if there is none or it cannot be read, which the schema reports. */
export function minorOf(value: unknown): bigint | undefined {
  const written = typeof value === "number" ? value.toFixed(2) : String(value ?? "");
  const [, sign, whole = "", decimals = ""] = /^(-?)(\d+)(?:\.(\d{1,2}))?$/.exec(written) ?? [];
  if (!whole) return undefined;
  const minor = BigInt(whole) * 100n + BigInt(decimals.padEnd(2, "0"));
  return sign ? -minor : minor;
}
const sumOf = (...values: readonly unknown[]): bigint =>
  values.reduce((sum: bigint, value) => sum + (minorOf(value) ?? 0n), 0n);
const written = (minor: bigint): string => {
  const digits = String(minor < 0n ? -minor : minor).padStart(3, "0");
  return `${minor < 0n ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

/** Returns a day or moment as a text that sorts by time: YYYY-MM-DD hh:mm:ss. */
function sortable(value: unknown): string | undefined {
  const [, day, month, year, time = ""] = /^(\d{2})-(\d{2})-(\d{4})(.*)$/.exec(String(value ?? "")) ?? [];
  return year && `${year}-${month}-${day}${time}`;
}

// Relations of lists

/** @param total the field with the number of all rows */
const paged = (list: string, total: string): Relation => ({
  words: `\`${list}\` has at most \`pageSize\` rows, and all rows of the page; \`${total}\` counts the rows of all pages`,
  specification: "3, 2.1 and 9",
  broken: (answer, { pageNumber, pageSize }) => {
    const [rows, all, size, page] = [
      rowsOf(answer, list).length,
      Number(answer[total]),
      Number(pageSize),
      Number(pageNumber),
    ];
    const before = isGiven(answer.position) ? Number(answer.position) : (page - 1) * size;
    if (rows > size) return once(true, list, `${rows} rows of a page of ${size}`);
    if (!Number.isInteger(all)) return [];
    const due = Math.max(0, Math.min(size, all - before));
    return [
      ...once(rows > due, total, `${all} for ${rows} rows on page ${page}`),
      ...once(rows < due, list, `${rows} rows of ${due} on page ${page}`),
    ];
  },
});

const eachRow = (
  list: string,
  words: string,
  specification: string,
  broken: (row: Fields, input: Fields, answer: Fields) => Broken | undefined,
): Relation => ({
  words,
  specification,
  broken: (answer, input) =>
    rowsOf(answer, list).flatMap((row, at) => {
      const found = broken(row, input, answer);
      return found ? [{ ...found, place: `${list}[${at}].${found.place}` }] : [];
    }),
});

/** @param keyOf empty for a row that is not compared */
const noneTwice = (list: string, words: string, place: string, keyOf: (row: Fields) => string): Relation => ({
  words: `no two rows of \`${list}\` have the same ${words}`,
  specification: "3, 3",
  broken: (answer) => {
    const keys = rowsOf(answer, list).map(keyOf);
    return keys.flatMap((key, at) =>
      key && keys.indexOf(key) < at
        ? once(true, `${list}[${at}].${place}`, `the same as in row ${keys.indexOf(key)}`)
        : [],
    );
  },
});

const unique = (list: string, id: string, ...otherNames: readonly string[]): Relation =>
  noneTwice(list, `\`${[id, ...otherNames].join("` or `")}\``, id, (row) =>
    String(firstOf(row, id, ...otherNames) ?? ""),
  );

const named = (list: string, specification: string, ...names: readonly string[]): Relation =>
  eachRow(list, `each row of \`${list}\` has one of \`${names.join("`, `")}\``, specification, (row) =>
    isGiven(firstOf(row, ...names)) ? undefined : { place: names[0] ?? "", came: `none of ${names.join(", ")}` },
  );

const sorted = (list: string, by: string, order: "newest" | "oldest", specification: string): Relation => ({
  words: `\`${list}\` begins with the ${order}`,
  specification,
  broken: (answer) => {
    const times = rowsOf(answer, list).map((row) => sortable(row[by])?.slice(0, 16));
    return times.flatMap((time, at) => {
      const before = times[at - 1];
      const isWrong = time && before && (order === "newest" ? time > before : time < before);
      return isWrong
        ? once(true, `${list}[${at}].${by}`, `${order === "newest" ? "later" : "earlier"} than the row before`)
        : [];
    });
  },
});

const inPeriod = (list: string, by: string, specification: string): Relation =>
  eachRow(list, `each \`${by}\` is between \`startDate\` and \`endDate\` of the call`, specification, (row, input) => {
    const [day, start, end] = [row[by], input.startDate, input.endDate].map((each) => sortable(each)?.slice(0, 10));
    if (!day || !start || !end || (day >= start && day <= end)) return undefined;
    return { place: by, came: day < start ? "a day before the period" : "a day after the period" };
  });

// Relations of requests, reports and bulks

const total = (list: string, amount: readonly string[], fees: readonly (readonly string[])[]): Relation =>
  eachRow(
    list,
    `\`totalAmount\` is \`${amount[0]}\` with its charges: ${fees.map(([fee]) => `\`${fee}\``).join(", ")}`,
    "3, 9",
    (row) => {
      const [whole, part] = [minorOf(row.totalAmount), minorOf(firstOf(row, ...amount))];
      if (whole === undefined || part === undefined) return undefined;
      const due = part + sumOf(...fees.map((names) => firstOf(row, ...names)));
      return whole === due ? undefined : { place: "totalAmount", came: `${shapeOfDifference(whole - due)} the sum` };
    },
  );
const shapeOfDifference = (minor: bigint): string =>
  `${written(minor < 0n ? -minor : minor)} ${minor < 0n ? "below" : "above"}`;

const fees = [
  ["charge", "transactionCharge", "charges"],
  ["elevyFee", "eleveyFee"],
] as const;
const requestTotal = total("transactions", ["transactionAmount"], fees);
const requestAmount = named("transactions", "3, 3", "transactionAmount", "totalAmount");
const bulkTotal = named("transactions", "3, 3", "totalAmount");

/** The codes that answers may use for a code of a call, where the two differ (specification 3, section 7). */
const otherCodes: Readonly<Record<string, readonly string[]>> = {
  OTHERBANK: ["OTHERBANK-TRANSFER", "INSTANT-TRANSFER-TO-OTHER-BANK"],
  "OTHERBANK-TRANSFER": ["OTHERBANK-TRANSFER", "INSTANT-TRANSFER-TO-OTHER-BANK"],
  "INSTANT-TRANSFER-TO-OTHER-BANK": ["OTHERBANK-TRANSFER", "INSTANT-TRANSFER-TO-OTHER-BANK"],
};
const ofAskedType = (field: string): Relation =>
  eachRow("transactions", `each \`genericTransType\` is one of \`${field}\` of the call`, "3, 7", (row, input) => {
    const asked = String(input[field])
      .split(",")
      .flatMap((code) => otherCodes[code] ?? [code]);
    const isAsked = !isGiven(row.genericTransType) || asked.includes(String(row.genericTransType));
    return isAsked ? undefined : { place: "genericTransType", came: String(row.genericTransType) };
  });
const waiting: Relation = eachRow("transactions", "each `workFlowStatus` is PENDING or IN_PROGRESS", "3, 1", (row) =>
  ["PENDING", "IN_PROGRESS", ""].includes(String(row.workFlowStatus ?? ""))
    ? undefined
    : { place: "workFlowStatus", came: String(row.workFlowStatus) },
);

const bulkTypes = ["TRANSFER", "MOBILEMONEY-TRANSFER", "PREPAIDCARD-TRANSFER"];
/** The rows of the inbox: numbers and totals of what the caller may decide. */
const inbox: readonly Relation[] = [
  noneTwice("waiting", "`transType`, `requestType` and `currency`", "transType", (row) =>
    [row.transType, row.requestType, row.currency].join(" "),
  ),
  eachRow("waiting", "each `transType` is one of its `requestType`", "3, 3", ({ transType, requestType }) => {
    const isBulk = requestType === "BULK";
    const isKind = isBulk ? bulkTypes.includes(String(transType)) : transType !== "TRANSFER";
    return isKind ? undefined : { place: "transType", came: `${transType} of ${requestType}` };
  }),
  eachRow("waiting", "each `totalAmount` is above zero", "spec gaps, Approvals inbox", ({ totalAmount }) =>
    (minorOf(totalAmount) ?? 1n) > 0n ? undefined : { place: "totalAmount", came: "no amount above zero" },
  ),
];

const noticesRelations: readonly Relation[] = [
  unique("notices", "noticeId"),
  eachRow("notices", "each `amount` is above zero", "spec gaps, Notices", ({ amount }) =>
    (minorOf(amount) ?? 1n) > 0n ? undefined : { place: "amount", came: "no amount above zero" },
  ),
  {
    words: "`notices` has at most `pageSize` rows",
    specification: "spec gaps, Notices",
    broken: (answer, { pageSize }) => {
      const { length } = rowsOf(answer, "notices");
      return once(length > Number(pageSize), "notices", `${length} rows of a page of ${pageSize}`);
    },
  },
];

const reportTotal = (list: string): Relation => total(list, ["amount"], [["charge"], ["elevy"]]);
const reportRow = (list: string): readonly Relation[] => [
  named(list, "3, 3", "id", "bulkId", "requestId"),
  named(list, "3, 3", "amount", "totalAmount"),
  named(list, "3, 3", "workFlowStatus", "status"),
  named(list, "3, 3", "createDate", "created", "dateInitiated"),
  unique(list, "id", "bulkId", "requestId"),
];
const statusesOf: Readonly<Record<string, readonly string[]>> = {
  SUCCESSFUL: ["APPROVED"],
  FAILED: ["FAILED", "REJECTED", "RECALLED"],
  PENDING: ["PENDING", "IN_PROGRESS", "PROCESSING"],
};
const ofCategory = (list: string): Relation =>
  eachRow(
    list,
    "each status belongs to `reportCategory` of the call",
    "3, 2.5; spec gaps, Failures, results and reports",
    (row, { reportCategory }) => {
      const wanted = statusesOf[String(reportCategory ?? "")];
      const status = firstOf(row, "workFlowStatus", "status");
      return !wanted || !isGiven(status) || wanted.includes(String(status))
        ? undefined
        : { place: "workFlowStatus", came: String(status) };
    },
  );

// Relations of single answers

const spent: Relation = {
  words: "`totalAmount` is the sum of `dashboardExpenditureList`",
  specification: "1, 3",
  broken: (answer) => {
    const sum = sumOf(...rowsOf(answer, "dashboardExpenditureList").map((row) => row.totalAmount));
    const whole = minorOf(answer.totalAmount);
    return once(whole !== undefined && whole !== sum, "totalAmount", "not the sum of its parts");
  },
};

const signed = ({ type, amount }: Fields): bigint => (type === "D" ? -1n : 1n) * (minorOf(amount) ?? 0n);
const running: Relation = {
  words: "`closingBalance` is `openingBalance` and all transactions, and each `balance` is the one before and its row",
  specification: "1, 2.12; spec gaps, Bank statements",
  broken: (answer) => {
    let balance = minorOf(answer.openingBalance);
    const closing = minorOf(answer.closingBalance);
    const wrong = rowsOf(answer, "transactions").flatMap((row, at) => {
      const due = (balance ?? 0n) + signed(row);
      balance = minorOf(row.balance);
      return once(
        balance !== undefined && balance !== due,
        `transactions[${at}].balance`,
        "not the balance before and its row",
      );
    });
    return [
      ...wrong,
      ...once(
        closing !== undefined && balance !== undefined && closing !== balance,
        "closingBalance",
        "not the last balance",
      ),
    ];
  },
};

const counted: Relation = {
  words: "each list of `bulkIds` has the id that it is listed under, and as many `beneficiaries` as its `count`",
  specification: "2, 3",
  broken: ({ bulkIds }) =>
    Object.entries(fieldsIn(bulkIds)).flatMap(([id, list]) => {
      const held = fieldsIn(list);
      const rows = rowsOf(held, "beneficiaries").length;
      return [
        ...once(isGiven(held.id) && String(held.id) !== id, "bulkIds.*.id", "another id"),
        ...once(
          isGiven(held.count) && Number(held.count) !== rows,
          "bulkIds.*.count",
          `${held.count} for ${rows} rows`,
        ),
      ];
    }),
};

const route = (types: (input: Fields) => readonly string[]): Relation =>
  eachRow("beneficiaries", "each `transferType` is one that the call asks for", "2, 7 Beneficiaries", (row, input) =>
    !isGiven(row.transferType) || types(input).includes(String(row.transferType))
      ? undefined
      : { place: "transferType", came: String(row.transferType) },
  );

const invoiceFields = [
  "invoiceDescription",
  "createdDate",
  "expiryDate",
  "invoiceStatus",
  "customerName",
  "narration",
  "totalAmount",
];
const wholeInvoice: Relation = {
  words: `the answer, or its \`invoice\`, has ${invoiceFields.map((name) => `\`${name}\``).join(", ")}`,
  specification: "3, 3 and 5",
  broken: (answer) => {
    const invoice = isGiven(answer.invoice) ? fieldsIn(answer.invoice) : answer;
    const at = invoice === answer ? "" : "invoice.";
    return invoiceFields.flatMap((name) => once(!isGiven(invoice[name]), at + name, "nothing"));
  },
};
const invoiceDays: Relation = {
  words: "`expiryDate` is not before `createdDate`",
  specification: "3, 3",
  broken: (answer) => {
    const { createdDate, expiryDate } = isGiven(answer.invoice) ? fieldsIn(answer.invoice) : answer;
    const [created, expiry] = [sortable(createdDate), sortable(expiryDate)];
    return once(
      created !== undefined && expiry !== undefined && expiry < created,
      "expiryDate",
      "a day before createdDate",
    );
  },
};

const prices = (set: string): readonly Relation[] => [
  eachRow(set, `\`buy\` of \`${set}\` is not below \`sell\``, "2, 2.6", ({ buy, sell }) =>
    Number(buy) < Number(sell) ? { place: "buy", came: "less than sell" } : undefined,
  ),
  unique(set, "fxDate"),
];

const notNegative = (name: string, specification: string): Relation => ({
  words: `\`${name}\` is not negative`,
  specification,
  broken: (answer) => once((minorOf(answer[name]) ?? 0n) < 0n, name, "a negative amount"),
});

const uploaded = (amount: string): readonly Relation[] => [
  eachRow("bulkUploadData", `a row with the code 0 has an amount above zero in \`${amount}\``, "2, 3", (row) =>
    Number(row.code) !== 0 || (minorOf(row[amount]) ?? 0n) > 0n
      ? undefined
      : { place: amount, came: "no amount above zero" },
  ),
  eachRow("bulkUploadData", "the code of a row is 0, or 10 for a bad row", "2, 3", ({ code }) =>
    [0, 10].includes(Number(code)) ? undefined : { place: "code", came: String(code) },
  ),
];

const session: Relation = {
  words: "the answer to a sign-in code has `sessionId`, `menus`, `roles` and `sessionTimeoutInSeconds`",
  specification: "1, 4 and 6",
  broken: (answer, _input, { isSignedIn }) => {
    if (isSignedIn) return [];
    const lists = ["menus", "roles"].flatMap((name) => once(rowsOf(answer, name).length === 0, name, "no entries"));
    const fields = ["sessionId", "sessionTimeoutInSeconds"].flatMap((name) =>
      once(!isGiven(answer[name]), name, "nothing"),
    );
    return [...fields, ...lists];
  },
};

const accountNumbers = unique("accounts", "accountNumber");
const onePrimary: Relation = {
  words: "at most one account is the primary one",
  specification: "1, 3",
  broken: (answer) => {
    const count = rowsOf(answer, "accounts").filter(({ primaryAccount }) => String(primaryAccount) === "true").length;
    return once(count > 1, "accounts", `${count} primary accounts`);
  },
};

const decisions: Relation = {
  words: "`approvals` is not above `approvalsNeeded`",
  specification: "spec gaps, Roles",
  broken: ({ approvals, approvalsNeeded }) =>
    once(Number(approvals) > Number(approvalsNeeded), "approvals", `${approvals} of ${approvalsNeeded}`),
};

const limitLeft: Relation = {
  words: "`leftToday` is at least zero, and not above `dailyLimit`",
  specification: "spec gaps, Limits",
  broken: ({ leftToday, dailyLimit }) => {
    const [left = 0n, day = left] = [minorOf(leftToday), minorOf(dailyLimit)];
    return once(left < 0n || left > day, "leftToday", `${written(left)} of ${written(day)}`);
  },
};

const specialDay = eachRow("transactions", "`specialDate` is given for the frequency SPECIAL DATE", "2, 3", (row) =>
  row.frequency === "SPECIAL DATE" && !isGiven(row.specialDate) ? { place: "specialDate", came: "nothing" } : undefined,
);

const isFile: Relation = {
  words: "the base64 text is a file of its type",
  specification: "1, 3",
  broken: (answer) => {
    const [name, content] = "base64" in answer ? ["base64", answer.base64] : ["file", answer.file];
    if (!isGiven(content)) return [];
    const start = String(content).slice(0, 8);
    const isKnown = ["JVBERi", "iVBORw", "/9j/", "UEsDB"].some((magic) => start.startsWith(magic));
    return once(!isKnown, String(name), "neither PDF, PNG, JPEG nor a workbook");
  },
};

/** The relations of each call; a call that is absent has none. */
export const relations: { readonly [Name in Words]?: readonly Relation[] } = {
  "otp.verify": [session],
  "accounts.list": [accountNumbers, onePrimary],
  "statements.search": [
    inPeriod("transactions", "date", "1, 7"),
    sorted("transactions", "date", "newest", "spec gaps, Bank statements"),
  ],
  "statements.complete": [
    inPeriod("transactions", "date", "1, 7"),
    sorted("transactions", "date", "oldest", "spec gaps, Bank statements"),
    running,
  ],
  "statements.expenditure": [spent, unique("dashboardExpenditureList", "txnType")],
  "statements.statement": [isFile],
  "statements.officialOrders": [
    paged("orders", "size"),
    unique("orders", "orderId"),
    sorted("orders", "orderedOn", "newest", "spec gaps, Bank statements"),
  ],
  "payments.receipt": [isFile],
  "bulkTransfers.upload": uploaded("transactionAmount"),
  "mobileMoney.upload": uploaded("amount"),
  "prepaidCard.upload": uploaded("amount"),
  "lookups.charge": [notNegative("charge", "2, 9")],
  "lookups.instantBanks": [unique("banks", "code")],
  "lookups.clearingBanks": [unique("banks", "BankSortCode")],
  "lookups.localBanks": [unique("banks", "code")],
  "lookups.branches": [unique("branches", "BranchSortCode")],
  "mobileMoney.charge": [notNegative("charge", "2, 9")],
  "mobileMoney.eLevy": [notNegative("charge", "2, 3")],
  "transferBeneficiaries.atThisBank": [unique("beneficiaries", "id"), route(() => ["LOCAL"])],
  "transferBeneficiaries.atOtherBanks": [
    unique("beneficiaries", "id"),
    route(({ transferType }) => String(transferType).split(",")),
  ],
  "transferBeneficiaries.bulkLists": [counted],
  "walletBeneficiaries.list": [unique("beneficiaries", "id")],
  "walletBeneficiaries.bulkLists": [counted],
  "cardBeneficiaries.list": [unique("beneficiaries", "id")],
  "cardBeneficiaries.bulkLists": [counted],
  "schedules.list": [unique("transactions", "scheduleId"), specialDay],
  "fx.rates": ["usdRates", "eurRates", "gbpRates"].flatMap(prices),
  "bills.serviceTypes": [unique("serviceTypes", "id")],
  "bills.networks": [unique("networks", "code")],
  "bills.invoice": [wholeInvoice, invoiceDays],
  "approvals.pending": [
    paged("transactions", "size"),
    unique("transactions", "transactionId"),
    ofAskedType("transType"),
    waiting,
    requestAmount,
    requestTotal,
  ],
  "approvals.pendingBulk": [
    paged("transactions", "size"),
    unique("transactions", "bulkId"),
    ofAskedType("requestType"),
    bulkTotal,
  ],
  "notices.list": noticesRelations,
  "notices.preferences": [noneTwice("preferences", "`kind`", "kind", ({ kind }) => String(kind))],
  "approvals.inbox": inbox,
  "payments.limits": [limitLeft],
  "requests.mine": [
    paged("transactions", "size"),
    named("transactions", "3, 3", "transactionId", "bulkId"),
    unique("transactions", "transactionId", "bulkId"),
    ofAskedType("transType"),
    requestAmount,
    requestTotal,
  ],
  "requests.review": [decisions, sorted("events", "at", "oldest", "spec gaps, Roles")],
  "reports.fetch": [
    paged("transfers", "count"),
    ...reportRow("transfers"),
    reportTotal("transfers"),
    ofCategory("transfers"),
  ],
  "reports.fetchBulk": [paged("transactions", "count"), ...reportRow("transactions"), ofCategory("transactions")],
  "reports.fetchBulkRows": [paged("transfers", "count"), named("transfers", "3, 3", "amount", "totalAmount")],
};
