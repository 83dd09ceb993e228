import {
  CreditCard,
  Document as DocumentIcon,
  Exchange,
  MobilePhone,
  NumberedList,
  Office,
  SendTo,
  Shield,
  SwapHorizontal,
} from "@blueprintjs/icons";
import type { ReactElement } from "react";
import { CUT_OFF_HOUR } from "../../domain/payments/arrival";
import { FILE_BYTES_MAX } from "../../domain/payments/bulk-file";
import type { Category, CategoryGroup } from "../../domain/payments/categories";
import { TYPED_ROWS_MAX } from "../../domain/payments/typed-rows";
import type { Permission } from "../../domain/session/permissions";
import { brand } from "../kit/brand";
import type { ScreenPath } from "../kit/navigation/paths";

/** The ways to enter a bulk. */
export const bulkForms = ["file", "hand"] as const;
export type BulkForm = (typeof bulkForms)[number];

/** The two ways to enter a bulk (specification 2, section 2.1). */
export const bulkFormLabels = { file: "File Upload", hand: "Manual Entry" };

type CategoryRow = {
  /** In Pending Requests and in the forms. */
  readonly label: string;
  /** In My Requests, if it differs. */
  readonly mine?: string;
  /** In reports, if it differs. */
  readonly inReports?: string;
  /** Describes the kind of payment, for each way to enter it. */
  readonly purpose: string | { readonly [F in BulkForm]: string };
  readonly icon: ReactElement;
};

const MEGABYTE = 1024 * 1024;

const list = {
  purpose: {
    file: `One XLS or XLSX file up to ${FILE_BYTES_MAX / MEGABYTE} MB.`,
    hand: `Type or paste up to ${TYPED_ROWS_MAX} rows.`,
  },
  icon: <NumberedList />,
};

/** All categories, with labels verbatim from specification 3, sections 2.1, 2.3 and 2.5. */
const rows: { readonly [C in Category]: CategoryRow } = {
  ownAccounts: { label: "Between Own Accounts", purpose: "Free, without delay.", icon: <SwapHorizontal /> },
  sameBank: {
    label: `To ${brand.name}`,
    purpose: "To any account of this bank. Free, without delay.",
    icon: <Office />,
  },
  otherBank: {
    label: "To Another Bank",
    mine: "To Other Bank",
    inReports: "To Other Bank",
    purpose: `Instant, or by the next clearing: before ${CUT_OFF_HOUR}:00 the same day.`,
    icon: <SendTo />,
  },
  bulkTransfer: { ...list, label: "Bulk Transfer", inReports: "Bulk transfer" },
  mobileMoney: {
    label: "Mobile Money Transfer",
    purpose: "To a wallet of any network. E-Levy and charge are shown before you pay.",
    icon: <MobilePhone />,
  },
  mobileMoneyBulk: { ...list, label: "Mobile Money Bulk Transfer" },
  prepaidCard: {
    label: "Single Card load",
    inReports: "Single Card Load",
    purpose: "Loads one card. Free of charge.",
    icon: <CreditCard />,
  },
  prepaidCardBulk: { ...list, label: "Bulk Card Load" },
  ghanaGov: {
    label: "Ghana Gov",
    inReports: "Ghana GOV",
    purpose: "Taxes and other services, paid by invoice number.",
    icon: <DocumentIcon />,
  },
  ssnit: { label: "SSNIT", purpose: "Social security contributions, paid by advice number.", icon: <Shield /> },
  fx: {
    label: "FX Transfer Request",
    inReports: "FX",
    purpose: "To another country or currency, at the bank's rate.",
    icon: <Exchange />,
  },
};

/** The screen with the forms of each group, and its labels. */
const groups: {
  readonly [G in CategoryGroup]: {
    readonly label: string;
    readonly inReports?: string;
    readonly path: ScreenPath;
    readonly permission: Permission;
  };
} = {
  transfers: { label: "Transfers", path: "/transfers", permission: "transfers" },
  mobileMoney: { label: "Mobile Money", path: "/mobileMoney", permission: "mobileMoney" },
  prepaidCard: {
    label: "Prepaid Card Load",
    inReports: "Prepaid Card",
    path: "/prepaidCardLoad",
    permission: "prepaidCardLoad",
  },
  bills: { label: "Bill Payments", path: "/billPayments", permission: "billPayments" },
  fx: { label: "FX Transfer Request", inReports: "FX", path: "/fxTransferRate", permission: "fxTransferRate" },
};

export type CategoryLabels = { readonly [C in Category]: string };

// Object.entries returns all keys of the tables, whose types it forgets.
const labelsOf = <Key extends string, Row>(table: { readonly [K in Key]: Row }, label: (row: Row) => string) =>
  Object.fromEntries(Object.entries<Row>(table).map(([key, row]) => [key, label(row)])) as {
    readonly [K in Key]: string;
  };

export const categoryLabels = {
  pending: labelsOf(rows, ({ label }) => label),
  mine: labelsOf(rows, ({ label, mine = label }) => mine),
};
export const reportLabels: CategoryLabels = labelsOf(rows, ({ label, inReports = label }) => inReports);
export const groupLabels = labelsOf(groups, ({ label }) => label);
export const reportGroupLabels = labelsOf(groups, ({ label, inReports = label }) => inReports);

export const paymentScreens: { readonly [G in CategoryGroup]: { path: ScreenPath; permission: Permission } } = groups;

/** The icon of a category, in lists of them. */
export const iconOf = (category: Category): ReactElement => rows[category].icon;

export function purposeOf(category: Category, form: BulkForm): string {
  const { purpose } = rows[category];
  return typeof purpose === "string" ? purpose : purpose[form];
}
