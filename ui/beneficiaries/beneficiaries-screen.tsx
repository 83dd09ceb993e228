import { Button } from "@blueprintjs/core";
import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { maySubmit } from "../../domain/session/roles";
import { QuestionDialog } from "../kit/dialogs/question-dialog";
import { StatusDialog } from "../kit/dialogs/status-dialog";
import { Screen } from "../kit/navigation/screen";
import { useNavigation } from "../kit/navigation/use-navigation";
import { useServices, useUser } from "../services";
import { BeneficiariesStore, lastPaid } from "./beneficiaries-store";
import { BeneficiaryList, type EntryRow, Payees, recentColumns } from "./beneficiary-list";
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
        belowChoices={<RecentlyPaid store={store} />}
      >
        <SectionContent store={store} onAdd={maySubmit(user) ? add : undefined} />
      </SectionChoice>
      <ChangeDialogs store={store} />
    </Screen>
  );
});

type Props = { store: BeneficiariesStore };

const RECENT_SHOWN = 5;

type RecentlyPaidProps = Props & {
  /** Whether the section's own payees are listed above. */
  isBelowList?: boolean;
};

/**
 * The payees of all kinds that were paid last, each with a button that pays it. Without a list above, all
 * payees are shown if none was paid.
 */
const RecentlyPaid = observer(function RecentlyPaid({ store, isBelowList = false }: RecentlyPaidProps) {
  const payees = isBelowList ? store.others : store.allSingles;
  const paid = lastPaid(payees);
  const shown = paid.length > 0 || isBelowList ? paid : payees;
  const [showsAll, setShowsAll] = useState(false);
  if (shown.length === 0) return null;
  const title = paid.length > 0 ? words.recentlyPaid : words.title;
  const rows = shown
    .slice(0, showsAll ? shown.length : RECENT_SHOWN)
    .map((saved): EntryRow => ({ kind: "single", saved, id: `${saved.kind} ${saved.id}` }));
  return (
    <section className="recently-paid payees" aria-label={title}>
      <h2>{title}</h2>
      <Payees label={title} columns={recentColumns} rows={rows} isInRegion />
      {!showsAll && shown.length > RECENT_SHOWN && (
        <Button
          variant="minimal"
          intent="primary"
          text={words.showAll(shown.length)}
          onClick={() => setShowsAll(true)}
        />
      )}
    </section>
  );
});

const SectionContent = observer(function SectionContent({ store, onAdd }: Props & { onAdd: (() => void) | undefined }) {
  const { opened } = store;
  if (!opened)
    return (
      <div className="list-panel">
        <BeneficiaryList store={store} onAdd={onAdd} />
        <RecentlyPaid store={store} isBelowList />
      </div>
    );
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
