import { Button, Callout, FormGroup, InputGroup } from "@blueprintjs/core";
import { type ChangeEvent, type FormEvent, useId, useRef, useState } from "react";
import type { SavedSnapshot } from "../control-api/answers";
import { type Answer, explain } from "./control-api";
import { DataTable } from "./data-table";
import type { Desk } from "./desk";
import { LoadedPart } from "./loaded-part";
import { dateOf, timeOf } from "./moment";
import { QuestionDialog } from "./question-dialog";
import { saveFile } from "./save-file";
import { useLoaded } from "./use-loaded";

type Asking = { readonly what: "restore" | "delete"; readonly name: string };
type Outcome = { readonly intent: "success" | "danger"; readonly text: string };

/**
 * Saves and restores the whole bank under a name, so that a lesson can start from the same state again, also on another
 * computer.
 */
export function SnapshotsTab({ desk }: { desk: Desk }) {
  const { api } = desk;
  const loaded = useLoaded(api.snapshots);
  const [outcome, setOutcome] = useState<Outcome>();
  const [asking, setAsking] = useState<Asking>();
  const title = useRef<HTMLHeadingElement>(null);

  /** Reports the outcome to the user; returns whether the action succeeded. */
  const tell = async (answer: Answer<unknown>, done: string): Promise<boolean> => {
    setOutcome(answer.ok ? { intent: "success", text: done } : { intent: "danger", text: explain(answer.problem) });
    await loaded.reload();
    return answer.ok;
  };
  const confirm = async ({ what, name }: Asking) => {
    setAsking(undefined);
    if (what === "delete") {
      const isGone = await tell(await api.deleteSnapshot(name), `${name} is deleted.`);
      // The focused row is gone, so move the focus to the title.
      if (isGone) title.current?.focus();
      return;
    }
    const isDone = await tell(await api.restoreSnapshot(name), `The bank is as it was in ${name}.`);
    if (isDone) desk.beginAnew();
  };
  const download = async (name: string) => {
    const answer = await api.downloadSnapshot(name);
    if (answer.ok) saveFile(answer.value, `${name.replace(/[^\w. -]/g, "_")}.bank.gz`);
    await tell(answer, `${name} is downloaded.`);
  };
  return (
    <div className="split">
      <div className="side">
        <SaveForm onSave={async (name) => tell(await api.saveSnapshot(name), `The bank is kept as ${name}.`)} />
        <UploadForm
          onUpload={async (name, file) => tell(await api.uploadSnapshot(name, file), `${name} is uploaded, and fits.`)}
        />
      </div>
      <section className="panel" aria-labelledby="snapshots-title">
        <h2 id="snapshots-title" ref={title} tabIndex={-1}>
          Snapshots
        </h2>
        <div role="status">{outcome && <Callout intent={outcome.intent}>{outcome.text}</Callout>}</div>
        <LoadedPart desk={desk} {...loaded}>
          {({ snapshots }) => (
            <SnapshotTable snapshots={snapshots} onAsk={setAsking} onDownload={(name) => void download(name)} />
          )}
        </LoadedPart>
      </section>
      {asking && (
        <SnapshotQuestion
          asking={asking}
          onCancel={() => setAsking(undefined)}
          onConfirm={() => void confirm(asking)}
        />
      )}
    </div>
  );
}

const momentOf = (at: string): string => `${dateOf(new Date(at))} ${timeOf(new Date(at))}`;

type SnapshotTableProps = {
  snapshots: readonly SavedSnapshot[];
  onAsk: (asking: Asking) => void;
  onDownload: (name: string) => void;
};

function SnapshotTable({ snapshots, onAsk, onDownload }: SnapshotTableProps) {
  return (
    <DataTable
      name="Snapshots"
      nothing="None is kept yet. A reset leaves them."
      keyOf={({ name }) => name}
      rows={snapshots}
      columns={[
        { title: "Name", text: ({ name }) => name },
        { title: "Bank time", text: ({ bankTime }) => momentOf(bankTime) },
        { title: "Kept", text: ({ madeAt }) => momentOf(madeAt) },
        { title: "kB", text: ({ bytes }) => (bytes / 1000).toFixed(0), isFigure: true },
        {
          title: "Do",
          text: () => "",
          cell: ({ name }: SavedSnapshot) => (
            <span className="buttons">
              <Button
                size="small"
                text="Restore…"
                aria-label={`Restore ${name}`}
                onClick={() => onAsk({ what: "restore", name })}
              />
              <Button size="small" text="Download" aria-label={`Download ${name}`} onClick={() => onDownload(name)} />
              <Button
                size="small"
                text="Delete…"
                aria-label={`Delete ${name}`}
                onClick={() => onAsk({ what: "delete", name })}
              />
            </span>
          ),
        },
      ]}
    />
  );
}

const questions = {
  restore: { text: "Everything since then is lost, and the bank's time goes back with it.", action: "Restore" },
  delete: { text: "It cannot be brought back.", action: "Delete" },
};

type SnapshotQuestionProps = { asking: Asking; onCancel: () => void; onConfirm: () => void };

function SnapshotQuestion({ asking: { what, name }, ...answers }: SnapshotQuestionProps) {
  const { text, action } = questions[what];
  return <QuestionDialog title={`${action} ${name}?`} text={text} action={action} {...answers} />;
}

function SaveForm({ onSave }: { onSave: (name: string) => Promise<boolean> }) {
  const id = useId();
  const [name, setName] = useState("");
  const [isSaving, setSaving] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setSaving(true);
    if (await onSave(name)) setName("");
    setSaving(false);
  };
  return (
    <section className="panel" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>Keep the bank as it is now</h2>
      <form className="set-clock" onSubmit={(event) => void submit(event)}>
        <FormGroup label="Name" labelFor={id}>
          <InputGroup id={id} required maxLength={80} value={name} onValueChange={setName} />
        </FormGroup>
        <Button type="submit" intent="primary" text="Save" loading={isSaving} />
      </form>
    </section>
  );
}

function UploadForm({ onUpload }: { onUpload: (name: string, file: Blob) => Promise<boolean> }) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isUploading, setUploading] = useState(false);
  const upload = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (!file) return;
    setUploading(true);
    await onUpload(file.name.replace(/(\.bank)?\.gz$/, "").slice(0, 80), file);
    setUploading(false);
    if (input.current) input.current.value = "";
  };
  return (
    <section className="panel" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>Take one from a file</h2>
      <FormGroup
        label="Snapshot file"
        labelFor={id}
        helperText="The file is checked first. If it does not fit this bank, it is refused and nothing changes."
      >
        <input
          ref={input}
          id={id}
          type="file"
          accept=".gz"
          disabled={isUploading}
          onChange={(event) => void upload(event)}
        />
      </FormGroup>
    </section>
  );
}
