import { Button } from "@blueprintjs/core";
import { ChoiceField } from "../kit/fields/choice-field";
import type { FieldProps } from "../kit/fields/field";
import { words as shared } from "../kit/words";
import type { DirectoryState } from "./official-statement-store";
import { words } from "./official-statement-words";

type Props = Omit<FieldProps, "label"> & { directory: DirectoryState; onRetry: () => void };

/**
 * Selects a branch of the directory. If the directory failed to load, a button repeats it, and delivery by e-mail is
 * still possible.
 */
export function BranchField({ directory, onRetry, ...field }: Props) {
  if (directory.kind === "failed")
    return (
      <div className="branches-failed" role="alert">
        <span>{words.branchesFailed}</span>
        <Button size="small" text={words.branchesRetry} onClick={onRetry} />
      </div>
    );
  const isLoading = directory.kind === "loading";
  const branches = directory.kind === "ready" ? directory.branches : [];
  const choices = branches.map(({ id, name, address }) => ({
    value: id,
    text: address ? `${name} · ${address}` : name,
  }));
  const prompt = isLoading ? words.branchesLoading : shared.choose;
  return <ChoiceField {...field} label={words.branch} choices={choices} prompt={prompt} isBusy={isLoading} />;
}
