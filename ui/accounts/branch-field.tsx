import { Button } from "@blueprintjs/core";
import { ChoiceField } from "../shared/fields/choice-field";
import type { FieldProps } from "../shared/fields/field";
import { words as shared } from "../shared/words";
import type { Directory } from "./official-statement-store";
import { words } from "./official-statement-words";

type Props = Omit<FieldProps, "label"> & { directory: Directory; onRetry: () => void };

/** A branch of the directory; without one the statement can still be sent by e-mail, and the look-up be repeated. */
export function BranchField({ directory, onRetry, ...field }: Props) {
  if (directory.is === "failed")
    return (
      <div className="branches-failed" role="alert">
        <span>{words.branchesFailed}</span>
        <Button size="small" text={words.branchesRetry} onClick={onRetry} />
      </div>
    );
  const isLoading = directory.is === "loading";
  const branches = directory.is === "ready" ? directory.branches : [];
  const choices = branches.map(({ id, name, address }) => ({
    value: id,
    text: address ? `${name} · ${address}` : name,
  }));
  const prompt = isLoading ? words.branchesLoading : shared.choose;
  return <ChoiceField {...field} label={words.branch} choices={choices} prompt={prompt} isBusy={isLoading} />;
}
