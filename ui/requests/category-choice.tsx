import { Button, HTMLSelect, Tab, Tabs } from "@blueprintjs/core";
import { ChevronLeft, ChevronRight } from "@blueprintjs/icons";
import { type ReactElement, useId, useState } from "react";
import { type Category, type CategoryGroup, categories, categoriesIn, isBulk } from "../../domain/requests/categories";
import { useNavigation } from "../shared/navigation";
import { reachable } from "../shared/reachable-tab";
import { useWide } from "../shared/use-wide";
import { words } from "../shared/words";
import { type BulkForm, bulkFormIn, handoverOf } from "./handover";
import { bulkFormLabels, type CategoryLabels, groupLabels } from "./words";
import "./category-choice.css";

type Props = {
  groups: readonly CategoryGroup[];
  labels: CategoryLabels;
  groupNames?: { readonly [G in CategoryGroup]: string };
  chosen: Category;
  onChoose: (category: Category) => void;
  /** On small screens the tabs become a drop-down above the content, or a page of choices before it. */
  small: "dropdown" | "picker";
  prompt?: string;
  children: ReactElement;
};

/** Which kind of request (specification 3, sections 2.1 and 2.3; specification 2, section 2.1). */
export function CategoryChoice({ small, prompt = words.selectCategory, ...choice }: Props) {
  if (useWide("md")) return <GroupTabs {...choice} />;
  return small === "dropdown" ? (
    <CategorySelect {...choice} prompt={prompt} />
  ) : (
    <CategoryPicker {...choice} prompt={prompt} />
  );
}

type Choice = Omit<Props, "small" | "prompt">;

function GroupTabs({ groups, groupNames = groupLabels, chosen, onChoose, ...rest }: Choice) {
  const { group } = categories[chosen];
  const inner = (of: CategoryGroup) => <CategoryTabs group={of} chosen={chosen} onChoose={onChoose} {...rest} />;
  if (groups.length === 1) return inner(group);
  const chooseGroup = (id: string | number) => {
    const [first] = categoriesIn(groups.find((each) => each === id) ?? group);
    if (first && id !== group) onChoose(first);
  };
  return (
    <Tabs
      id="groups"
      size="large"
      selectedTabId={group}
      onChange={chooseGroup}
      animate={false}
      renderActiveTabPanelOnly
    >
      {groups.map((each) => (
        <Tab {...reachable} key={each} id={each} title={groupNames[each]} panel={inner(each)} />
      ))}
    </Tabs>
  );
}

function CategoryTabs({
  group,
  labels,
  chosen,
  onChoose,
  children,
}: Omit<Choice, "groups" | "groupNames"> & { group: CategoryGroup }) {
  const offered = categoriesIn(group);
  if (offered.length === 1) return children;
  const choose = (id: string | number) => {
    const category = offered.find((each) => each === id);
    if (category && category !== chosen) onChoose(category);
  };
  return (
    <Tabs id={group} selectedTabId={chosen} onChange={choose} animate={false} renderActiveTabPanelOnly>
      {offered.map((category) => (
        <Tab {...reachable} key={category} id={category} title={labels[category]} panel={children} />
      ))}
    </Tabs>
  );
}

function CategorySelect({
  groups,
  groupNames = groupLabels,
  labels,
  chosen,
  onChoose,
  prompt,
  children,
}: Choice & { prompt: string }) {
  const id = useId();
  const all = groups.flatMap(categoriesIn);
  return (
    <>
      <div className="category-select">
        <label htmlFor={id}>{prompt}</label>
        <HTMLSelect
          id={id}
          fill
          value={chosen}
          onChange={({ currentTarget: { value } }) => {
            const category = all.find((each) => each === value);
            if (category) onChoose(category);
          }}
        >
          {groups.map((group) => (
            <optgroup key={group} label={groupNames[group]}>
              {categoriesIn(group).map((category) => (
                <option key={category} value={category}>
                  {labels[category]}
                </option>
              ))}
            </optgroup>
          ))}
        </HTMLSelect>
      </div>
      {children}
    </>
  );
}

type Pick = { readonly category: Category; readonly form: BulkForm; readonly label: string };

/** What small screens offer: a bulk stands there twice, by file and by hand (specification 2, section 2.1). */
const picksIn = (group: CategoryGroup, labels: CategoryLabels): readonly Pick[] =>
  categoriesIn(group).flatMap((category) => picksOf(category, labels));

const picksOf = (category: Category, labels: CategoryLabels): readonly Pick[] =>
  isBulk(category)
    ? bulkForms.map((form) => ({ category, form, label: `${labels[category]}: ${bulkFormLabels[form]}` }))
    : [{ category, form: "file", label: labels[category] }];

const bulkForms = ["file", "hand"] as const;

function CategoryPicker({ groups, labels, chosen, onChoose, prompt, children }: Choice & { prompt: string }) {
  const navigation = useNavigation();
  const [isPicking, setPicking] = useState(navigation.handover.tab === undefined);
  if (!isPicking)
    return (
      <>
        <div className="category-picked">
          <Button
            variant="minimal"
            icon={<ChevronLeft />}
            text={words.back}
            onClick={() => navigation.ask(() => setPicking(true))}
          />
          <h2>{labelOf(chosen, bulkFormIn(navigation.handover), labels)}</h2>
        </div>
        {children}
      </>
    );
  const pick = ({ category, form }: Pick) => {
    if (category !== chosen) onChoose(category);
    navigation.keep(handoverOf(category, form));
    setPicking(false);
  };
  return (
    <div className="category-picker">
      <h2>{prompt}</h2>
      {groups.map((group) => (
        <ul key={group} aria-label={groupLabels[group]}>
          {groups.length > 1 && (
            <li className="picker-group" aria-hidden>
              {groupLabels[group]}
            </li>
          )}
          {picksIn(group, labels).map((each) => (
            <li key={each.label}>
              <Button
                fill
                alignText="start"
                size="large"
                variant="minimal"
                endIcon={<ChevronRight />}
                text={each.label}
                onClick={() => pick(each)}
              />
            </li>
          ))}
        </ul>
      ))}
    </div>
  );
}

const labelOf = (category: Category, form: BulkForm, labels: CategoryLabels): string =>
  picksOf(category, labels).find((each) => each.form === form)?.label ?? labels[category];
