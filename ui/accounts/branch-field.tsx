import { Button, HTMLSelect } from "@blueprintjs/core";
import { Field, type FieldProps } from "../shared/fields/field";
import { words as shared } from "../shared/words";
import type { Directory } from "./official-statement-store";
import { words } from "./official-statement-words";

type Props = Omit<FieldProps, "label"> & { directory: Directory; onRetry: () => void };

/** A branch of the directory; without one the statement can still be sent by e-mail, and the look-up be repeated. */
export function BranchField({ value, onChange, onLeave, problem, directory, onRetry }: Props) {
  if (directory.is === "failed")
    return (
      <div className="branches-failed" role="alert">
        <span>{words.branchesFailed}</span>
        <Button size="small" text={words.branchesRetry} onClick={onRetry} />
      </div>
    );
  const isLoading = directory.is === "loading";
  const branches = directory.is === "ready" ? directory.branches : [];
  return (
    <Field label={words.branch} problem={problem}>
      {(control) => (
        <HTMLSelect
          {...control}
          value={value}
          aria-busy={isLoading}
          onChange={(event) => onChange(event.currentTarget.value)}
          onBlur={() => onLeave?.()}
          fill
        >
          <option value="" disabled>
            {isLoading ? words.branchesLoading : shared.choose}
          </option>
          {branches.map(({ id, name, address }) => (
            <option key={id} value={id}>
              {address ? `${name} · ${address}` : name}
            </option>
          ))}
        </HTMLSelect>
      )}
    </Field>
  );
}
