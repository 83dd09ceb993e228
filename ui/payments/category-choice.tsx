import { Button, HTMLSelect } from "@blueprintjs/core";
import { ChevronRight, Edit, Upload } from "@blueprintjs/icons";
import { observer } from "mobx-react-lite";
import { type ReactElement, type ReactNode, useId, useState } from "react";
import { type Category, type CategoryGroup, categories, categoriesIn, isBulk } from "../../domain/payments/categories";
import { Count } from "../kit/badge";
import { OpenedHead, useTabTitle } from "../kit/navigation/screen";
import { useNavigation } from "../kit/navigation/use-navigation";
import { Tabbed } from "../kit/tabbed";
import { useWide } from "../kit/use-wide";
import { words } from "../kit/words";
import {
  type BulkForm,
  bulkFormLabels,
  bulkForms,
  type CategoryLabels,
  categoryLabels,
  groupLabels,
  iconOf,
  purposeOf,
} from "./categories";
import { PayAgain } from "./pay-again";
import { bulkFormIn, handoverOf } from "./payment-screens";
import "./payments.css";

/** How many requests or schedules there are, shown behind the names of categories. */
type Counts = {
  /** Returns their number in these categories, if it is known. */
  of: (categories: readonly Category[]) => number | undefined;
  /** Names such a number for screen readers. */
  nameOf: (count: number) => string;
  /** The page of choices waits for the numbers, because they move its choices below a finger. */
  areAwaited?: boolean;
};

const noCounts: Counts = { of: () => undefined, nameOf: String };

type Props = {
  groups: readonly CategoryGroup[];
  labels?: CategoryLabels;
  groupNames?: { readonly [G in CategoryGroup]: string };
  chosen: Category;
  onChoose: (category: Category) => void;
  /** The replacement of the tabs on small screens: a drop-down above the content, or a page of choices before it. */
  narrowLayout: "dropdown" | "picker";
  /**
   * Whether the page of choices is for payments: it then offers the two forms of each bulk (specification 2, section
   * 2.1), says what each choice is for, and ends with the latest payments.
   */
  isForPayments?: boolean;
  prompt?: string;
  /** See the same property of {@link Tabbed}. */
  defersContent?: boolean;
  counts?: Counts;
  /** Returns a line about a category, shown on the page of choices. */
  lineOf?: (category: Category, form: BulkForm) => string | undefined;
  /** Names the closed line at the end of the page of choices that has those without entries. */
  foldEmpty?: ((count: number) => string) | undefined;
  /** The latest entries on the page of choices; above the choices if there are many of these. */
  aboveChoices?: ReactNode;
  belowChoices?: ReactNode;
  /** The way back on phones, in place of the button that leads to the choices. */
  back?: ReactNode;
  children: ReactNode;
};

/** Selects the category of a request (specification 3, sections 2.1 and 2.3; specification 2, section 2.1). */
export const CategoryChoice = observer(function CategoryChoice(props: Props) {
  const { groups, labels = categoryLabels.pending, groupNames = groupLabels, chosen, onChoose, narrowLayout } = props;
  const navigation = useNavigation();
  const isWide = useWide("md");
  const [isPicking, setPicking] = useState(navigation.handover.tab === undefined);
  const { prompt = words.selectCategory, isForPayments = false } = props;
  const { counts = noCounts, lineOf = isForPayments ? purposeOf : () => undefined } = props;
  const choice = { groups, labels, groupNames, chosen, onChoose, prompt, isForPayments, counts, lineOf };
  const countOf = (counted: readonly Category[]) => {
    const count = counts.of(counted);
    return { count, description: count === undefined ? undefined : counts.nameOf(count) };
  };
  const isChosen = isWide || narrowLayout === "dropdown" || !isPicking;
  useTabTitle(isChosen ? labels[chosen] : "");
  if (isWide && isPicking) setPicking(false);
  if (!isWide && narrowLayout === "picker" && isPicking)
    return (
      <>
        {props.aboveChoices}
        {!counts.areAwaited && (
          <CategoryPicker {...choice} foldEmpty={props.foldEmpty} onPicked={() => setPicking(false)} />
        )}
        {props.belowChoices}
        {isForPayments && <PayAgain categories={groups.flatMap(categoriesIn)} hasSaved />}
      </>
    );
  const { group } = categories[chosen];
  const offered = categoriesIn(group);
  const chooseGroup = (other: CategoryGroup) => {
    const [first] = categoriesIn(other);
    if (first) onChoose(first);
  };
  return (
    <>
      {!isWide && narrowLayout === "dropdown" && <CategorySelect {...choice} />}
      {!isWide && narrowLayout === "picker" && (
        <PickedCategory {...choice} back={props.back} onBack={() => setPicking(true)} />
      )}
      <Tabbed
        id="groups"
        label={words.groups}
        tabs={groups.map((each) => ({ id: each, title: groupNames[each], ...countOf(categoriesIn(each)) }))}
        chosen={group}
        onChoose={chooseGroup}
        hasTabs={isWide && groups.length > 1}
      >
        <Tabbed
          id={group}
          label={groupNames[group]}
          tabs={offered.map((each) => ({ id: each, title: labels[each], ...countOf([each]) }))}
          chosen={chosen}
          onChoose={onChoose}
          hasTabs={isWide && offered.length > 1}
          defersContent={props.defersContent ?? false}
        >
          {props.children}
        </Tabbed>
      </Tabbed>
    </>
  );
});

type ChoiceProps = Required<
  Omit<Props, "narrowLayout" | "defersContent" | "foldEmpty" | "aboveChoices" | "belowChoices" | "back" | "children">
>;

function CategorySelect({ groups, groupNames, labels, chosen, onChoose, prompt, counts }: ChoiceProps) {
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
                {withCount(labels[category], counts.of([category]))}
              </option>
            ))}
          </optgroup>
        ))}
      </HTMLSelect>
    </div>
  );
}

const withCount = (label: string, count: number | undefined): string => (count ? `${label} (${count})` : label);

type PickerEntry = {
  readonly category: Category;
  readonly form: BulkForm;
  readonly label: string;
  /** Whether the other form is another entry. */
  readonly isOfTwo: boolean;
};

type PickerOptions = Pick<ChoiceProps, "labels" | "isForPayments">;

/**
 * Returns the choices for a category on small screens. On screens that make payments each bulk has two of them: by file
 * and by hand (specification 2, section 2.1).
 */
const pickerEntriesOf = (category: Category, { labels, isForPayments }: PickerOptions): readonly PickerEntry[] =>
  isForPayments && isBulk(category)
    ? bulkForms.map((form) => ({
        category,
        form,
        label: `${labels[category]}: ${bulkFormLabels[form]}`,
        isOfTwo: true,
      }))
    : [{ category, form: "file", label: labels[category], isOfTwo: false }];

function PickedCategory({ chosen, labels, isForPayments, ...back }: ChoiceProps & PickedProps) {
  const navigation = useNavigation();
  const form = bulkFormIn(navigation.handover);
  const entry = pickerEntriesOf(chosen, { labels, isForPayments }).find((each) => each.form === form);
  return <OpenedHead title={entry?.label ?? labels[chosen]} {...back} />;
}

type PickedProps = { onBack: () => void; back: ReactNode };

const entryIconOf = ({ category, form, isOfTwo }: PickerEntry): ReactElement =>
  isOfTwo ? formIcons[form] : iconOf(category);
const formIcons: { readonly [F in BulkForm]: ReactElement } = { file: <Upload />, hand: <Edit /> };
type PickerProps = ChoiceProps & Pick<Props, "foldEmpty"> & { onPicked: () => void };

const CategoryPicker = observer(function CategoryPicker({ onPicked, foldEmpty, ...choice }: PickerProps) {
  const { groups, labels, chosen, onChoose, prompt, isForPayments, counts, lineOf } = choice;
  const navigation = useNavigation();
  const pick = ({ category, form }: PickerEntry) => {
    if (category !== chosen) onChoose(category);
    navigation.replaceHandover(handoverOf(category, form));
    onPicked();
  };
  const rowsOf = (offered: readonly Category[]) =>
    offered
      .flatMap((category) => pickerEntriesOf(category, { labels, isForPayments }))
      .map((entry) => (
        <PickerRow
          key={entry.label}
          icon={entryIconOf(entry)}
          label={entry.label}
          line={lineOf(entry.category, entry.form)}
          count={counts.of([entry.category])}
          countName={counts.nameOf}
          onPick={() => pick(entry)}
        />
      ));
  const all = groups.flatMap(categoriesIn);
  // A kind whose count is unknown, because its list did not load, is not empty.
  const empty = all.filter((each) => counts.of([each]) === 0);
  const filled = all.filter((each) => !empty.includes(each));
  if (foldEmpty && filled.some((each) => counts.of([each]))) {
    return (
      <div className="category-picker of-filled">
        <h2>{prompt}</h2>
        <ul aria-label={prompt}>{rowsOf(filled)}</ul>
        {empty.length > 0 && (
          <details>
            <summary>{foldEmpty(empty.length)}</summary>
            <ul aria-label={foldEmpty(empty.length)}>{rowsOf(empty)}</ul>
          </details>
        )}
      </div>
    );
  }
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
          {rowsOf(categoriesIn(group))}
        </ul>
      ))}
    </div>
  );
});

type PickerRowProps = {
  icon: ReactElement;
  label: string;
  line?: string | undefined;
  count?: number | undefined;
  countName: (count: number) => string;
  onPick: () => void;
};

/** A choice on a small screen, with what there is of it. Its accessible name is only the label. */
export function PickerRow({ icon, label, line, count, countName, onPick }: PickerRowProps) {
  const description = [count === undefined ? "" : countName(count), line].filter(Boolean).join(". ");
  return (
    <li>
      <Button
        fill
        alignText="start"
        size="large"
        variant="minimal"
        icon={icon}
        endIcon={<ChevronRight />}
        aria-label={label}
        aria-description={description || undefined}
        onClick={onPick}
      >
        <span className="picker-text">
          <span>{label}</span>
          {line && (
            <span className="picker-line" aria-hidden>
              {line}
            </span>
          )}
        </span>
        <Count value={count || undefined} />
      </Button>
    </li>
  );
}
