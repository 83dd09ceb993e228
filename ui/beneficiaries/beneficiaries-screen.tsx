import { Button } from "@blueprintjs/core";
import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { maySubmit } from "../../domain/session/roles";
import { QuestionDialog } from "../kit/dialogs/question-dialog";
import { StatusDialog } from "../kit/dialogs/status-dialog";
import { EmptyState } from "../kit/loading/list-states";
import { Screen } from "../kit/navigation/screen";
import { useNavigation } from "../kit/navigation/use-navigation";
import { useServices, useUser } from "../services";
import { BeneficiariesStore, entriesWith, lastPaid } from "./beneficiaries-store";
import { BeneficiaryList, type EntryRow, Payees, recentColumns, SearchField } from "./beneficiary-list";
import { ListEditor, SingleEditor } from "./editors";
import { SectionChoice } from "./section-choice";
import { kindOf, type Section, sectionNamed } from "./sections";
import { words } from "./words";
import "./beneficiaries.css";

/** The Beneficiaries screen (specification 2, section 2.4). */
export const BeneficiariesScreen = observer(function BeneficiariesScreen() {
  const services = useServices();
  const user = useUser();
  const navigation = useNavigation();
  const [store] = useState(() => new BeneficiariesStore(services, sectionNamed(navigation.handover.subTab)));
  useEffect(() => {
    void store.load();
    void store.loadOthers();
    return () => store.names.stop();
  }, [store]);
  const choose = (section: Section) =>
    navigation.leaveGuard.ask(() => {
      navigation.replaceHandover({ tab: kindOf(section), subTab: section });
      void store.choose(section);
    });
  const add = () => navigation.go("/beneficiaries/add", { state: { tab: kindOf(store.section) } });
  return (
    <Screen title={words.title} actions={maySubmit(user) && <Button intent="primary" text={words.add} onClick={add} />}>
      <SectionChoice
        chosen={store.section}
        onChoose={choose}
        countIn={store.countIn}
        aboveChoices={<RecentlyPaid store={store} />}
      >
        <SectionContent store={store} onAdd={maySubmit(user) ? add : undefined} />
      </SectionChoice>
      <ChangeDialogs store={store} />
    </Screen>
  );
});

type Props = { store: BeneficiariesStore };

const RECENT_SHOWN = 5;

/**
 * The payees of all kinds that were paid last, or all of them if none was paid, each with a button that pays it. A
 * search finds payees of all kinds.
 */
const RecentlyPaid = observer(function RecentlyPaid({ store }: Props) {
  const { allSingles: payees } = store;
  const paid = lastPaid(payees);
  const [search, setSearch] = useState("");
  const [showsAll, setShowsAll] = useState(false);
  if (payees.length === 0) return null;
  const isRecent = paid.length > 0 && !search;
  const title = isRecent ? words.recentlyPaid : words.title;
  const entries = (isRecent ? paid : payees).map(
    (saved): EntryRow => ({ kind: "single", saved, id: `${saved.kind} ${saved.id}` }),
  );
  const shown = entriesWith(entries, search);
  const rows = shown.slice(0, showsAll ? shown.length : RECENT_SHOWN);
  return (
    <>
      <div className="payee-tools">
        <SearchField value={search} onChange={setSearch} />
      </div>
      <div className="payees" aria-live="polite">
        {shown.length === 0 && <EmptyState title={words.noMatch} />}
      </div>
      {shown.length > 0 && (
        <section className="recently-paid payees" aria-label={title}>
          <h2>{title}</h2>
          <Payees label={title} columns={recentColumns} rows={rows} isInRegion />
          {rows.length < shown.length && (
            <Button
              variant="minimal"
              intent="primary"
              text={words.showAll(shown.length)}
              onClick={() => setShowsAll(true)}
            />
          )}
        </section>
      )}
    </>
  );
});

const SectionContent = observer(function SectionContent({ store, onAdd }: Props & { onAdd: (() => void) | undefined }) {
  const { opened } = store;
  if (!opened) return <BeneficiaryList store={store} onAdd={onAdd} />;
  const { id } = opened.saved;
  if (opened.kind === "list") return <ListEditor key={id} store={store} list={opened.saved} />;
  return <SingleEditor key={id} store={store} saved={opened.saved} />;
});

const ChangeDialogs = observer(function ChangeDialogs({ store }: Props) {
  const question = store.pendingChange && words.confirm[store.pendingChange.question];
  return (
    <>
      {question && <QuestionDialog {...question} onYes={() => store.answer(true)} onNo={() => store.answer(false)} />}
      <StatusDialog outcome={store.outcome} onClose={store.closeOutcome} />
    </>
  );
});
