import { Button } from "@blueprintjs/core";
import { ChevronLeft, ChevronRight } from "@blueprintjs/icons";
import { type ReactElement, useState } from "react";
import type { PayeeKind } from "../../domain/beneficiaries/beneficiary";
import { useNavigation } from "../kit/navigation/use-navigation";
import { Tabbed } from "../kit/tabbed";
import { useWide } from "../kit/use-wide";
import { words as shared } from "../kit/words";
import { kindOf, kinds, type Section, sections } from "./sections";
import { words } from "./words";
import "../payments/payments.css";

type Props = { chosen: Section; onChoose: (section: Section) => void; children: ReactElement };

/** Category tabs with sub-tabs. On small screens the category is chosen first. */
export function SectionChoice({ chosen, onChoose, children }: Props) {
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
  if (!isWide && isPicking) return <KindPicker onPick={pick} />;
  return (
    <>
      {!isWide && (
        <div className="category-picked">
          <Button
            variant="minimal"
            icon={<ChevronLeft />}
            text={shared.back}
            onClick={() => navigation.leaveGuard.ask(() => setPicking(true))}
          />
          <h2>{words.categories[kind]}</h2>
        </div>
      )}
      <Tabbed
        id="categories"
        label={shared.groups}
        size="large"
        tabs={kinds.map((each) => ({ id: each, title: words.categories[each] }))}
        chosen={kind}
        onChoose={choose}
        hasTabs={isWide}
      >
        <Tabbed
          id="sections"
          label={words.categories[kind]}
          tabs={kindSections.map((each) => ({ id: each, title: words.sections[each] }))}
          chosen={chosen}
          onChoose={onChoose}
          hasTabs
        >
          {children}
        </Tabbed>
      </Tabbed>
    </>
  );
}

const KindPicker = ({ onPick }: { onPick: (kind: PayeeKind) => void }) => (
  <div className="category-picker">
    <h2>{words.selectCategory}</h2>
    <ul aria-label={words.title}>
      {kinds.map((each) => (
        <li key={each}>
          <Button
            fill
            alignText="start"
            size="large"
            variant="minimal"
            endIcon={<ChevronRight />}
            text={words.categories[each]}
            onClick={() => onPick(each)}
          />
        </li>
      ))}
    </ul>
  </div>
);
