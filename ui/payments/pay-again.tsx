import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import type { BankFailure } from "../../application/ports/bank-failure";
import { groupedNumber } from "../../domain/accounts/number-groups";
import { type Beneficiary, numberOf } from "../../domain/beneficiaries/beneficiary";
import { type Category, categories, isBulk } from "../../domain/payments/categories";
import { repetitionOf } from "../../domain/requests/repetition";
import { type BankRequest, payeeOf } from "../../domain/requests/request";
import { loadedOf, ok, type Result } from "../../domain/result";
import { maySubmit } from "../../domain/session/roles";
import type { User } from "../../domain/session/user";
import { AccountNumber } from "../accounts/account-text";
import { formatDate, formatMoney, maskCard } from "../kit/format";
import { BriefList, type BriefRow } from "../kit/lists/brief-list";
import { LoadedStore } from "../kit/loading/loaded-store";
import { useNavigation } from "../kit/navigation/use-navigation";
import { type Services, useServices, useUser } from "../services";
import { typeLabels } from "./labels";
import { destinationOf, mayReadRequests, mayRepeat } from "./payment-buttons";
import { categoryOf, handoverOf, loadSavedPayees, payDestinationOf } from "./payment-screens";
import { placeOf } from "./saved-payee-field";
import { words as all } from "./words";

const words = all.recent;
const ROWS_SHOWN = 4;

type Props = {
  categories: readonly Category[];
  /** Whether saved beneficiaries follow, on pages without a field for them. */
  hasSaved?: boolean;
};

/**
 * The user's latest payments of some categories. A press opens the form, filled in. Absent if there are none, except for
 * bills, whose page has nothing else there.
 */
export const PayAgain = observer(function PayAgain({ categories: shown, hasSaved = false }: Props) {
  const user = useUser();
  const services = useServices();
  const navigation = useNavigation();
  const [paid] = useState(() => storeOf<BankRequest>(services, "The latest payments did not load"));
  const [saved] = useState(() => storeOf<Beneficiary>(services, "Beneficiaries did not load"));
  const key = shown.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key holds all categories.
  useEffect(() => {
    if (!maySubmit(user)) return;
    if (mayReadRequests(user)) void paid.load(() => requestsIn(services, shown));
    if (hasSaved) void saved.load(() => together(loadSavedPayees(shown, services, user)));
  }, [paid, saved, services, user, hasSaved, key]);
  const requests = latestOf(paid.value ?? [], user);
  const paidPayees = new Set(requests.map(payeeKeyOf));
  const others = (saved.value ?? []).filter((each) => !paidPayees.has(savedKeyOf(each))).sort(lastPaidFirst);
  const open = (request: BankRequest) => {
    if (isBill(request.category))
      navigation.go("/myRequests", { state: { ...handoverOf(request.category), search: request.id } });
    else {
      const { path, state } = destinationOf(request);
      navigation.go(path, { state, repeated: request });
    }
  };
  const rows = requests.map((request) => ({
    ...describe(request, shown.length > 1),
    id: request.id,
    amount: formatMoney(request.total),
    onOpen: () => open(request),
  }));
  const savedRows = others.flatMap((each) => {
    const destination = payDestinationOf(each, user);
    if (!destination) return [];
    const { path, state } = destination;
    return [{ ...describeSaved(each), onOpen: () => navigation.go(path, { state, payee: each }) }];
  });
  return (
    <>
      {(rows.length > 0 || (shown.every(isBill) && paid.content.kind === "ready")) && (
        <BriefList
          title={titleOf(shown)}
          rows={rows}
          end={rows.length === 0 && <p className="quiet-note">{words.noBills}</p>}
        />
      )}
      {savedRows.length > 0 && <BriefList title={words.saved} rows={savedRows.slice(0, ROWS_SHOWN)} />}
    </>
  );
});

const isBill = (category: Category): boolean => categories[category].group === "bills";

function titleOf(shown: readonly Category[]): string {
  if (shown.every(isBill)) return words.bills;
  return shown.every(isBulk) ? words.lists : words.again;
}

/** @param showsType the list has several kinds */
function describe(request: BankRequest, showsType: boolean): Pick<BriefRow, "name" | "detail"> {
  const { name, number } = beneficiaryIn(request);
  const detail = [formatDate(request.createdAt), showsType && typeLabels[request.category], number];
  return { name, detail: detail.filter(Boolean).join(" · ") };
}

/** Returns the payee of a request, the size of a list, or the bill. */
function beneficiaryIn(request: BankRequest): { readonly name: string; readonly number?: string } {
  switch (request.category) {
    case "ghanaGov":
      return { name: request.service, number: request.invoiceNumber };
    case "ssnit":
      return { name: typeLabels.ssnit, number: request.adviceNumber };
    case "mobileMoney":
      return { name: request.wallet.name || groupedNumber(request.wallet.number) };
    case "bulkTransfer":
    case "mobileMoneyBulk":
    case "prepaidCardBulk":
      return { name: words.list(request.count) };
    default:
      return { name: request.payee.name || groupedNumber(request.payee.account) };
  }
}

/** The name on a card is often that of the beneficiary, so its last digits are shown instead. */
const describeSaved = (saved: Beneficiary): Omit<BriefRow, "onOpen"> => ({
  id: saved.id,
  name: saved.name,
  detail:
    saved.kind === "card" ? (
      maskCard(saved.lastDigits)
    ) : (
      <>
        <AccountNumber number={numberOf(saved)} /> · {placeOf(saved)}
      </>
    ),
  tag: saved.lastPaidOn && formatDate(saved.lastPaidOn),
});

const storeOf = <Row,>({ log }: Services, message: string) =>
  new LoadedStore<readonly Row[]>((failure) => log.warn(message, failure));

type Rows<Row> = Result<readonly Row[], BankFailure>;

const requestsIn = ({ requestsService }: Services, shown: readonly Category[]): Promise<Rows<BankRequest>> =>
  together(
    shown.map(async (category) => {
      const page = await requestsService.newest(category);
      return page.ok ? ok(page.value.rows) : page;
    }),
  );

/** Returns the rows of the answers that loaded, or the first failure if none did. */
async function together<Row>(reads: readonly Promise<Rows<Row>>[]): Promise<Rows<Row>> {
  const loaded = loadedOf(await Promise.all(reads));
  return loaded.ok ? ok(loaded.value.flat()) : loaded;
}

/** The newest payment to each payee, as far as the user can repeat it. A bill is paid once, so it is only shown. */
function latestOf(requests: readonly BankRequest[], user: User): readonly BankRequest[] {
  const latest = new Map<string, BankRequest>();
  for (const request of [...requests].sort((one, other) => other.createdAt.localeCompare(one.createdAt))) {
    const isOffered = isBill(request.category)
      ? user.permissions.myRequests
      : repetitionOf(request) === "again" && mayRepeat(user, request);
    const key = payeeKeyOf(request);
    if (isOffered && !latest.has(key)) latest.set(key, request);
  }
  return [...latest.values()].slice(0, ROWS_SHOWN);
}

/**
 * Returns a key that only one payee has: an account number may exist at several banks, and several cards may have the
 * same last digits. Each bulk and each bill has its own key.
 */
function payeeKeyOf(request: BankRequest): string {
  const { category } = request;
  if ("customerId" in request) return keyOf(category, request.customerId, request.lastDigits);
  const bank = "payee" in request && "bank" in request.payee ? request.payee.bank : "";
  return keyOf(category, bank, payeeOf(request) ?? request.id);
}

/** Returns the key of the requests that paid a saved beneficiary. */
function savedKeyOf(saved: Beneficiary): string {
  const category = categoryOf(saved);
  if (saved.kind === "card") return keyOf(category, saved.customerId, saved.lastDigits);
  return keyOf(category, category === "otherBank" ? placeOf(saved) : "", numberOf(saved));
}

const keyOf = (category: Category, place: string, number: string): string => [category, place, number].join(" ");

const lastPaidFirst = (one: Beneficiary, other: Beneficiary): number =>
  (other.lastPaidOn ?? "").localeCompare(one.lastPaidOn ?? "");
