import { Button, InputGroup } from "@blueprintjs/core";
import { Search } from "@blueprintjs/icons";
import { observer } from "mobx-react-lite";
import type { Beneficiary } from "../../domain/beneficiaries/beneficiary";
import type { Permissions } from "../../domain/session/permissions";
import { maySubmit } from "../../domain/session/roles";
import { EmptyState, FailedAsEmptyState, LoadingRows } from "../shared/lists/list-states";
import { Measured, PlannedTable, type RowActions } from "../shared/lists/planned-table";
import { useNavigation } from "../shared/navigation/use-navigation";
import { useUser } from "../shared/services";
import type { BeneficiariesStore, Entry } from "./beneficiaries-store";
import { type EntryRow, sectionColumns } from "./columns";
import { words } from "./words";

const LOADING_ROWS = 5;
type Props = { store: BeneficiariesStore };

/** The saved payees of a section, with loading, failed and empty states. */
export const BeneficiaryList = observer(function BeneficiaryList({ store }: Props) {
  const { content } = store.list;
  if (content.kind === "failed") return <FailedAsEmptyState {...words.empty} onRetry={() => void store.load()} />;
  if (content.kind !== "ready") return <LoadingRows rows={LOADING_ROWS} className="dense" />;
  if (content.value.length === 0) return <EmptyState {...words.empty} />;
  return (
    <div className="list-panel">
      <InputGroup
        type="search"
        leftIcon={<Search />}
        aria-label={words.search}
        placeholder={words.search}
        value={store.search}
        onValueChange={store.setSearch}
        className="payee-search"
      />
      <div aria-live="polite">{store.matchingEntries.length === 0 && <EmptyState title={words.noMatch} />}</div>
      {store.matchingEntries.length > 0 && <Entries store={store} />}
    </div>
  );
});

const Entries = observer(function Entries({ store }: Props) {
  const rows = store.matchingEntries.map((entry) => ({ ...entry, id: entry.saved.id }));
  const mayPay = maySubmit(useUser()) && rows.some(({ kind }) => kind === "single");
  return (
    <Measured>
      {(characters) => (
        <PlannedTable
          label={words.title}
          columns={sectionColumns[store.section]}
          rows={rows}
          characters={characters}
          density="dense"
          onOpen={store.open}
          actions={mayPay ? payAction : undefined}
        />
      )}
    </Measured>
  );
});

const payAction: RowActions<EntryRow> = { characters: 6, render: (entry) => <PayButton entry={entry} /> };

/** Opens the payment form for this payee, filled in (S2-2.1-17). Hidden if the user has no access to that form. */
function PayButton({ entry }: { entry: Entry }) {
  const { permissions } = useUser();
  const navigation = useNavigation();
  if (entry.kind === "list") return null;
  const { path, permission, subTab } = formOf(entry.saved);
  if (!permissions[permission]) return null;
  const [tab] = subTab;
  return (
    <Button
      size="small"
      text={words.pay}
      aria-label={words.payNamed(entry.saved.name)}
      onClick={() => navigation.go(path, { state: { tab, subTab: subTab[1] }, payee: entry.saved })}
    />
  );
}

type PayingForm = {
  readonly path: string;
  readonly permission: keyof Permissions;
  readonly subTab: readonly [tab: string, category: string];
};

function formOf(saved: Beneficiary): PayingForm {
  if (saved.kind === "wallet")
    return { path: "/mobileMoney", permission: "mobileMoney", subTab: ["mobileMoney", "mobileMoney"] };
  if (saved.kind === "card")
    return { path: "/prepaidCardLoad", permission: "prepaidCardLoad", subTab: ["prepaidCard", "prepaidCard"] };
  const category = saved.route === "sameBank" ? "sameBank" : "otherBank";
  return { path: "/transfers", permission: "transfers", subTab: ["transfers", category] };
}
