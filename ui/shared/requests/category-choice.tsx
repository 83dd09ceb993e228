import { Button, HTMLSelect } from "@blueprintjs/core";
import { ChevronLeft, ChevronRight } from "@blueprintjs/icons";
import { type ReactNode, useId, useState } from "react";
import {
  type Category,
  type CategoryGroup,
  categories,
  categoriesIn,
  isBulk,
} from "../../../domain/requests/categories";
import { useNavigation } from "../navigation/use-navigation";
import { Tabbed } from "../tabbed";
import { useWide } from "../use-wide";
import { words } from "../words";
import { type BulkForm, bulkFormIn, bulkForms, handoverOf } from "./handover";
import { bulkFormLabels, type CategoryLabels, categoryLabels, groupLabels } from "./words";
import "./category-choice.css";

type Props = {
  groups: readonly CategoryGroup[];
  labels?: CategoryLabels;
  groupNames?: { readonly [G in CategoryGroup]: string };
  chosen: Category;
  onChoose: (category: Category) => void;
  /** The replacement of the tabs on small screens: a drop-down above the content, or a page of choices before it. */
  small: "dropdown" | "picker";
  prompt?: string;
  /** See the same property of {@link Tabbed}. */
  mayTrail?: boolean;
  children: ReactNode;
};

/** Selects the category of a request (specification 3, sections 2.1 and 2.3; specification 2, section 2.1). */
export function CategoryChoice(props: Props) {
  const { groups, labels = categoryLabels.pending, groupNames = groupLabels, chosen, onChoose, small } = props;
  const navigation = useNavigation();
  const isWide = useWide("md");
  const [isPicking, setPicking] = useState(navigation.handover.tab === undefined);
  const choice = { groups, labels, groupNames, chosen, onChoose, prompt: props.prompt ?? words.selectCategory };
  if (isWide && isPicking) setPicking(false);
  if (!isWide && small === "picker" && isPicking)
    return <CategoryPicker {...choice} onPicked={() => setPicking(false)} />;
  const { group } = categories[chosen];
  const offered = categoriesIn(group);
  const chooseGroup = (other: CategoryGroup) => {
    const [first] = categoriesIn(other);
    if (first) onChoose(first);
  };
  return (
    <>
      {!isWide && small === "dropdown" && <CategorySelect {...choice} />}
      {!isWide && small === "picker" && <Picked {...choice} onBack={() => setPicking(true)} />}
      <Tabbed
        id="groups"
        size="large"
        tabs={groups.map((each) => ({ id: each, title: groupNames[each] }))}
        chosen={group}
        onChoose={chooseGroup}
        hasTabs={isWide && groups.length > 1}
      >
        <Tabbed
          id={group}
          tabs={offered.map((each) => ({ id: each, title: labels[each] }))}
          chosen={chosen}
          onChoose={onChoose}
          hasTabs={isWide && offered.length > 1}
          mayTrail={props.mayTrail ?? false}
        >
          {props.children}
        </Tabbed>
      </Tabbed>
    </>
  );
}

type Choice = Required<Omit<Props, "small" | "mayTrail" | "children">>;

function CategorySelect({ groups, groupNames, labels, chosen, onChoose, prompt }: Choice) {
  const id = useId();
  const all = groups.flatMap(categoriesIn);
  return (
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
  );
}

type Pick = { readonly category: Category; readonly form: BulkForm; readonly label: string };

/**
 * Returns the choices on small screens. Each bulk has two of them: by file and by hand (specification 2, section 2.1).
 */
const picksIn = (group: CategoryGroup, labels: CategoryLabels): readonly Pick[] =>
  categoriesIn(group).flatMap((category) => picksOf(category, labels));

const picksOf = (category: Category, labels: CategoryLabels): readonly Pick[] =>
  isBulk(category)
    ? bulkForms.map((form) => ({ category, form, label: `${labels[category]}: ${bulkFormLabels[form]}` }))
    : [{ category, form: "file", label: labels[category] }];

function Picked({ chosen, labels, onBack }: Choice & { onBack: () => void }) {
  const navigation = useNavigation();
  return (
    <div className="category-picked">
      <Button
        variant="minimal"
        icon={<ChevronLeft />}
        text={words.back}
        onClick={() => navigation.leaveGuard.ask(onBack)}
      />
      <h2>{labelOf(chosen, bulkFormIn(navigation.handover), labels)}</h2>
    </div>
  );
}

function CategoryPicker({ groups, labels, chosen, onChoose, prompt, onPicked }: Choice & { onPicked: () => void }) {
  const navigation = useNavigation();
  const pick = ({ category, form }: Pick) => {
    if (category !== chosen) onChoose(category);
    navigation.keep(handoverOf(category, form));
    onPicked();
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
