import { CreditCard, MobilePhone, SwapHorizontal } from "@blueprintjs/icons";
import { observer } from "mobx-react-lite";
import { type ReactElement, type ReactNode, useState } from "react";
import type { PayeeKind } from "../../domain/beneficiaries/beneficiary";
import { OpenedHead } from "../kit/navigation/screen";
import { useNavigation } from "../kit/navigation/use-navigation";
import { Tabbed } from "../kit/tabbed";
import { useWide } from "../kit/use-wide";
import { words as shared } from "../kit/words";
import { PickerRow } from "../payments/category-choice";
import { kindOf, kinds, type Section, sections } from "./sections";
import { words } from "./words";
import "../payments/payments.css";

type Props = {
  chosen: Section;
  onChoose: (section: Section) => void;
  /** Returns the number of entries of these sections, if it is known. */
  countIn: (counted: readonly Section[]) => number | undefined;
  /** Above the choice of a kind on small screens. */
  aboveChoices: ReactNode;
  children: ReactElement;
};

/** Category tabs with sub-tabs. On small screens the category is chosen first. */
export const SectionChoice = observer(function SectionChoice({
  chosen,
  onChoose,
  countIn,
  aboveChoices,
  children,
}: Props) {
  const navigation = useNavigation();
  const isWide = useWide("md");
  const [isPicking, setPicking] = useState(navigation.handover.tab === undefined);
  const kind = kindOf(chosen);
  const kindSections: readonly Section[] = sections[kind];
  const choose = (other: PayeeKind) => onChoose(sections[other][0]);
  const pick = (picked: PayeeKind) => {
    choose(picked);
    setPicking(false);
  };
  if (isWide && isPicking) setPicking(false);
  const counted = (counts: readonly Section[]) => {
    const count = countIn(counts);
    return { count, description: count === undefined ? undefined : words.saved(count) };
  };
  if (!isWide && isPicking)
    return (
      <>
        {aboveChoices}
        <KindPicker onPick={pick} countIn={countIn} />
      </>
    );
  return (
    <>
      {!isWide && <OpenedHead title={words.categories[kind]} onBack={() => setPicking(true)} />}
      <Tabbed
        id="categories"
        label={shared.groups}
        tabs={kinds.map((each) => ({ id: each, title: words.categories[each], ...counted(singlesOf(each)) }))}
        chosen={kind}
        onChoose={choose}
        hasTabs={isWide}
      >
        <Tabbed
          id="sections"
          label={words.categories[kind]}
          tabs={kindSections.map((each) => ({ id: each, title: words.sections[each], ...counted([each]) }))}
          chosen={chosen}
          onChoose={onChoose}
          hasTabs
        >
          {children}
        </Tabbed>
      </Tabbed>
    </>
  );
});

const icons: { readonly [K in PayeeKind]: ReactElement } = {
  account: <SwapHorizontal />,
  wallet: <MobilePhone />,
  card: <CreditCard />,
};

/** The last section of each kind has the lists, which are not counted as beneficiaries. */
const singlesOf = (kind: PayeeKind): readonly Section[] => sections[kind].slice(0, -1);

function lineOf(kind: PayeeKind, countIn: Props["countIn"]): string | undefined {
  const lists = sections[kind].slice(-1);
  const [singleCount, listCount] = [countIn(singlesOf(kind)), countIn(lists)];
  return singleCount === undefined || listCount === undefined ? undefined : words.kindLine(singleCount, listCount);
}

type PickerProps = { onPick: (kind: PayeeKind) => void } & Pick<Props, "countIn">;

const KindPicker = observer(function KindPicker({ onPick, countIn }: PickerProps) {
  return (
    <div className="category-picker">
      <h2>{words.selectCategory}</h2>
      <ul aria-label={words.title}>
        {kinds.map((each) => (
          <PickerRow
            key={each}
            icon={icons[each]}
            label={words.categories[each]}
            line={lineOf(each, countIn)}
            countName={words.saved}
            onPick={() => onPick(each)}
          />
        ))}
      </ul>
    </div>
  );
});
