import { AnchorButton } from "@blueprintjs/core";
import { Document, Download, Upload } from "@blueprintjs/icons";
import { observer } from "mobx-react-lite";
import { type DragEvent, useId, useRef, useState } from "react";
import { FILE_TYPES } from "../../../domain/payments/bulk-file";
import { ActionButton } from "../../kit/action-button";
import { words } from "./bulk-words";
import "./bulk.css";

type Props = {
  file: File | undefined;
  /** Facts about the file, shown next to its name. */
  details: string;
  problem: string | undefined;
  template: string;
  busy: boolean;
  /** Called when the user points at or focuses the button, before choosing a file. */
  onIntent: () => void;
  onChoose: (file: File | undefined) => void;
  onRemove: () => void;
};

/** The Beneficiary List field: the template, and an area to drop or choose a file (specification 2, section 2.2). */
export const FileDrop = observer(function FileDrop(props: Props) {
  const { problem, template } = props;
  const id = useId();
  const [note, setNote] = useState("");
  return (
    <div className="field">
      <div className="field-head">
        <label htmlFor={id}>{words.list}</label>
        <AnchorButton
          variant="minimal"
          size="small"
          intent="primary"
          icon={<Download />}
          text={words.template}
          href={template}
          download
        />
      </div>
      <DropArea {...props} id={id} onNote={setNote} />
      <div id={`${id}-problem`} className="field-problem" role="alert">
        {[note, problem].filter(Boolean).join(" ")}
      </div>
    </div>
  );
});

type AreaProps = Omit<Props, "template"> & { id: string; onNote: (note: string) => void };

const DropArea = observer(function DropArea({ id, onNote, ...props }: AreaProps) {
  const { file, problem, busy, onIntent, onChoose } = props;
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const choose = (files: FileList | null) => {
    onNote(files && files.length > 1 ? words.onlyFirst(files.length) : "");
    onChoose(files?.[0]);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (busy) return;
    const { files } = event.dataTransfer;
    // A mail program can offer what is no file.
    if (files.length === 0) onNote(words.noFileDropped);
    else choose(files);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way to do what the button does.
    <div
      className="file-drop"
      data-over={isOver}
      data-wrong={problem !== undefined}
      onPointerEnter={onIntent}
      onDragEnter={onIntent}
      onFocus={onIntent}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {file ? <ChosenFile {...props} file={file} /> : <NoFile />}
      <ActionButton
        intent={file ? "none" : "primary"}
        text={words.choose}
        isDisabled={busy}
        onClick={() => input.current?.click()}
        aria-describedby={`${id}-hint ${id}-problem`}
      />
      <input
        ref={input}
        id={id}
        type="file"
        className="for-screen-readers"
        tabIndex={-1}
        accept={FILE_TYPES.join(",")}
        multiple
        disabled={busy}
        aria-describedby={`${id}-hint ${id}-problem`}
        aria-invalid={problem !== undefined}
        onChange={({ currentTarget }) => {
          choose(currentTarget.files);
          currentTarget.value = "";
        }}
      />
      <span id={`${id}-hint`} className="file-hint">
        {words.hint}
      </span>
    </div>
  );
});

type ChosenProps = Pick<Props, "details" | "busy" | "onRemove"> & { file: File };

const ChosenFile = ({ file, details, busy, onRemove }: ChosenProps) => (
  <div className="file-chosen">
    <Document size={20} />
    <div>
      <strong>{file.name}</strong>
      <span>{details}</span>
    </div>
    <ActionButton variant="minimal" text={words.remove} isDisabled={busy} onClick={onRemove} />
  </div>
);

const NoFile = () => (
  <>
    <Upload size={24} />
    <span>{words.drop}</span>
  </>
);
