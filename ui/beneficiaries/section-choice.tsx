import { Button, Tab, Tabs } from "@blueprintjs/core";
import { ChevronLeft, ChevronRight } from "@blueprintjs/icons";
import { type ReactElement, useState } from "react";
import { useNavigation } from "../shared/navigation";
import { reachable } from "../shared/reachable-tab";
import { useWide } from "../shared/use-wide";
import { words as shared } from "../shared/words";
import { kindOf, kinds, type Section, sections } from "./sections";
import { words } from "./words";
import "../requests/category-choice.css";

type Props = { chosen: Section; onChoose: (section: Section) => void; children: ReactElement };

/** Category tabs with their sub-tabs; on small screens the category is chosen first. */
export function SectionChoice(choice: Props) {
  return useWide("md") ? <CategoryTabs {...choice} /> : <CategoryFirst {...choice} />;
}

function CategoryTabs({ chosen, onChoose, children }: Props) {
  const kind = kindOf(chosen);
  const choose = (id: string | number) => {
    const other = kinds.find((each) => each === id);
    if (other && other !== kind) onChoose(sections[other][0]);
  };
  const panel = <SectionTabs chosen={chosen} onChoose={onChoose} content={children} />;
  return (
    <Tabs id="categories" size="large" selectedTabId={kind} onChange={choose} animate={false} renderActiveTabPanelOnly>
      {kinds.map((each) => (
        <Tab {...reachable} key={each} id={each} title={words.categories[each]} panel={panel} />
      ))}
    </Tabs>
  );
}

function SectionTabs({ chosen, onChoose, content }: Omit<Props, "children"> & { content: ReactElement }) {
  const offered: readonly Section[] = sections[kindOf(chosen)];
  const choose = (id: string | number) => {
    const section = offered.find((each) => each === id);
    if (section && section !== chosen) onChoose(section);
  };
  return (
    <Tabs id="sections" selectedTabId={chosen} onChange={choose} animate={false} renderActiveTabPanelOnly>
      {offered.map((section) => (
        <Tab {...reachable} key={section} id={section} title={words.sections[section]} panel={content} />
      ))}
    </Tabs>
  );
}

function CategoryFirst({ chosen, onChoose, children }: Props) {
  const navigation = useNavigation();
  const [isPicking, setPicking] = useState(navigation.handover.tab === undefined);
  const kind = kindOf(chosen);
  if (!isPicking)
    return (
      <>
        <div className="category-picked">
          <Button
            variant="minimal"
            icon={<ChevronLeft />}
            text={shared.back}
            onClick={() => navigation.ask(() => setPicking(true))}
          />
          <h2>{words.categories[kind]}</h2>
        </div>
        <SectionTabs chosen={chosen} onChoose={onChoose} content={children} />
      </>
    );
  return (
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
              onClick={() => {
                onChoose(sections[each][0]);
                setPicking(false);
              }}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
