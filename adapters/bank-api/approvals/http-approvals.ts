import type { ApprovalsPort } from "../../../application/approvals/approvals-port";
import type { BankFailure } from "../../../application/ports/bank-failure";
import type { Page, PageOf, PageSize } from "../../../application/ports/page";
import { approvals } from "../../../contract/approvals";
import { bulkCategories, type Category, isBulk } from "../../../domain/payments/categories";
import { type BankRequest, payeeOf } from "../../../domain/requests/request";
import { ok, type Result } from "../../../domain/result";
import { randomId } from "../../browser/random-id";
import { type RequestList, toRequestPage, typeCodeOf } from "../requests/map-requests";
import { type BankClient, toAcknowledgement } from "../transport/bank-client";
import { confirmedCall } from "../transport/confirmed-call";
import { everySingleCode, requestType, singleCategoryOf, wireCodes } from "../values/category-codes";
import { pageFields } from "../values/page-fields";
import { toInbox } from "./map-inbox";

export class HttpApprovals implements ApprovalsPort {
  constructor(private readonly bank: BankClient) {}

  pending: ApprovalsPort["pending"] = (category, page) => {
    const paging = pageFields(page);
    const toPage = (reply: RequestList) => toRequestPage(reply, () => category, "pending");
    return isBulk(category)
      ? this.bank.read(approvals.pendingBulk, { requestType: wireCodes[category].code, ...paging }, toPage)
      : this.bank.read(approvals.pending, { transType: wireCodes[category].pending, ...paging }, toPage);
  };

  /**
   * Combines one call for all single requests with one call for each kind of bulk. If one call fails, the whole list
   * fails: a shorter list would hide pending requests.
   */
  pendingPayments: ApprovalsPort["pendingPayments"] = async (max, first = "newest") => {
    const calls: readonly ListPage[] = [
      (page) => this.pendingSingles(page),
      ...bulkCategories.map(
        (category): ListPage =>
          (page) =>
            this.pending<Category>(category, page),
      ),
    ];
    const lists = await Promise.all(
      calls.map((list) => (first === "newest" ? list({ number: 1, size: max }) : lastRows(list, max))),
    );
    const pages: PageOf<BankRequest>[] = [];
    for (const list of lists) {
      if (!list.ok) return list;
      pages.push(list.value);
    }
    const rows = pages.flatMap((page) => page.rows).sort(newestFirst);
    return ok({
      rows: first === "newest" ? rows.slice(0, max) : rows.slice(-max),
      total: pages.reduce((sum, { total }) => sum + total, 0),
    });
  };

  inbox: ApprovalsPort["inbox"] = () => this.bank.read(approvals.inbox, {}, toInbox);

  private pendingSingles({ number, size }: Page): Promise<Result<PageOf<BankRequest>, BankFailure>> {
    const fields = { transType: everySingleCode, pageNumber: number, pageSize: size };
    return this.bank.read(approvals.pending, fields, (reply) =>
      toRequestPage<Category>(reply, (row) => singleCategoryOf(typeCodeOf(row)), "pending"),
    );
  }

  approval: ApprovalsPort["approval"] = (request, key) =>
    confirmedCall(
      this.bank,
      approvals.approve,
      { ...reference(request), approvalStatus: "APPROVE" },
      { key, terms: { total: request.total, payee: payeeOf(request) }, read: toAcknowledgement },
    );

  reject: ApprovalsPort["reject"] = (request, reason) => {
    const fields = { ...reference(request), reason, approvalStatus: "REJECT" } as const;
    return this.bank.acknowledge(approvals.reject, fields, { idempotencyKey: randomId() });
  };
}

type ListPage = (page: Page) => Promise<Result<PageOf<BankRequest>, BankFailure>>;

/** Returns at least the last `size` rows of a list: those of its last two pages. */
async function lastRows(list: ListPage, size: PageSize): ReturnType<ListPage> {
  const first = await list({ number: 1, size });
  if (!first.ok) return first;
  const last = Math.ceil(first.value.total / size);
  const rows = last <= 2 ? [...first.value.rows] : [];
  for (let number = Math.max(2, last - 1); number <= last; number++) {
    const page = await list({ number, size });
    if (!page.ok) return page;
    rows.push(...page.value.rows);
  }
  return ok({ rows, total: first.value.total });
}

/**
 * References a request. The id of a bulk is also sent as `transactionId`, and the type is the one that the bank
 * reported (specification 3, sections 3 and 7).
 */
const reference = ({ id, category, typeCode }: BankRequest) =>
  ({
    transactionId: id,
    transType: typeCode || wireCodes[category].code,
    requestType: requestType(category),
  }) as const;

/** The alphabetical order of ISO 8601 texts is their chronological order. */
const newestFirst = (one: BankRequest, other: BankRequest): number =>
  one.createdAt < other.createdAt ? 1 : one.createdAt > other.createdAt ? -1 : 0;
