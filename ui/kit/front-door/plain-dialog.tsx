import { type ReactNode, type RefObject, useEffect, useId, useRef } from "react";
import { Glyph } from "./glyphs";
import "../styles/public-page.css";

const words = { close: "Close" };

type Props = {
  /** The dialog element; callers open it with `showModal`. */
  dialog: RefObject<HTMLDialogElement | null>;
  title: string;
  onClose?: () => void;
  children: ReactNode;
};

/** A native dialog: it traps the focus, closes on Escape and restores the focus without a library. */
export function PlainDialog({ dialog, title, onClose, children }: Props) {
  const id = useId();
  return (
    <dialog ref={dialog} className="plain-dialog" aria-labelledby={id} closedby="any" onClose={onClose}>
      <header>
        <h2 id={id}>{title}</h2>
        <button type="button" className="icon-button" aria-label={words.close} onClick={() => dialog.current?.close()}>
          <Glyph name="close" />
        </button>
      </header>
      {children}
    </dialog>
  );
}

type NoticeProps = { title: string; button: string; isLarge?: boolean; onClose: () => void; children: ReactNode };

/** A dialog with one button, open while it is mounted. */
export function NoticeDialog({ title, button, isLarge = true, onClose, children }: NoticeProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  return (
    <PlainDialog dialog={dialog} title={title} onClose={onClose}>
      {children}
      <button
        type="button"
        className={`bp6-button ${isLarge ? "bp6-large " : ""}bp6-intent-primary`}
        // biome-ignore lint/a11y/noAutofocus: a dialog that was just opened begins at its one action.
        autoFocus
        onClick={() => dialog.current?.close()}
      >
        {button}
      </button>
    </PlainDialog>
  );
}
