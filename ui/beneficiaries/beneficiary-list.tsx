import { Button, InputGroup } from "@blueprintjs/core";
import { Search } from "@blueprintjs/icons";
import { observer } from "mobx-react-lite";
import type { Beneficiary } from "../../domain/beneficiaries/beneficiary";
import type { Permissions } from "../../domain/session/permissions";
import { maySubmit } from "../../domain/session/roles";
import { Facts } from "../shared/facts";
import { EmptyState, FailedAsEmptyState, LoadingRows } from "../shared/lists/list-states";
import { moveBetweenRows } from "../shared/lists/move-between-rows";
import { useNavigation } from "../shared/navigation/use-navigation";
import { useUser } from "../shared/services";
import { useWide } from "../shared/use-wide";
import { words as shared } from "../shared/words";
import type { BeneficiariesStore, Entry } from "./beneficiaries-store";
import { sectionColumns } from "./columns";
import { words } from "./words";
import "../shared/lists/tables.css";

const LOADING_ROWS = 5;
type Props = { store: BeneficiariesStore };

/** The saved payees of a section, with loading, failed and empty states: a table, or cards on narrow screens. */
export const BeneficiaryList = observer(function BeneficiaryList({ store }: Props) {
  const isWide = useWide("md");
  const { content } = store.list;
  if (content.kind === "failed") return <FailedAsEmptyState {...words.empty} onRetry={() => void store.load()} />;
  if (content.kind !== "ready") return <LoadingRows rows={LOADING_ROWS} className="dense" />;
  if (content.value.length === 0) return <EmptyState {...words.empty} />;
  return (
    <div className="requests">
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
      {store.matchingEntries.length > 0 && (isWide ? <Table store={store} /> : <Cards store={store} />)}
    </div>
  );
});

const Table = observer(function Table({ store }: Props) {
  const columns = sectionColumns[store.section];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard.
    <section className="table-scroll" aria-label={words.title} tabIndex={0} onKeyDown={moveBetweenRows}>
      <table className="requests-table dense">
        <caption className="for-screen-readers">{words.title}</caption>
        <thead>
          <tr>
            {columns.map(({ header }) => (
              <th key={header} scope="col">
                {header}
              </th>
            ))}
            <th scope="col" className="row-actions">
              <span className="for-screen-readers">{shared.list.actions}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {store.matchingEntries.map((entry) => (
            <tr key={entry.saved.id} className="opens" onClick={() => store.open(entry)}>
              {columns.map(({ header, text }, index) => (
                <td key={header}>{index === 0 ? <OpenButton store={store} entry={entry} /> : text(entry)}</td>
              ))}
              <td className="row-actions">
                <PayButton entry={entry} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
});

const Cards = observer(function Cards({ store }: Props) {
  const columns = sectionColumns[store.section];
  return (
    <ul className="request-cards" aria-label={words.title}>
      {store.matchingEntries.map((entry) => (
        <li key={entry.saved.id} className="request-card">
          <Facts
            facts={columns.map(({ header, text }, index) => ({
              label: header,
              value: index === 0 ? <OpenButton store={store} entry={entry} /> : text(entry),
            }))}
          />
          <div className="row-actions">
            <PayButton entry={entry} />
          </div>
        </li>
      ))}
    </ul>
  );
});

const OpenButton = ({ store, entry }: Props & { entry: Entry }) => (
  <Button
    variant="minimal"
    size="small"
    intent="primary"
    className="open-link"
    text={entry.saved.name}
    onClick={() => store.open(entry)}
  />
);

/** Opens the payment form for this payee, filled in (S2-2.1-17). Hidden if the user has no access to that form. */
function PayButton({ entry }: { entry: Entry }) {
  const user = useUser();
  const navigation = useNavigation();
  if (entry.kind === "list" || !maySubmit(user)) return null;
  const { path, permission, subTab } = formOf(entry.saved);
  if (!user.permissions[permission]) return null;
  const [tab] = subTab;
  return (
    <Button
      size="small"
      text={words.pay}
      aria-label={words.payNamed(entry.saved.name)}
      onClick={(event) => {
        event.stopPropagation();
        navigation.go(path, { state: { tab, subTab: subTab[1] }, payee: entry.saved });
      }}
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
