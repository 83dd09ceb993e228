import { type ReactNode, type RefObject, useId } from "react";
import { Glyph } from "../app/glyphs";
import { words } from "./words";

type Props = {
  /** Opened by its `showModal`. */
  dialog: RefObject<HTMLDialogElement | null>;
  title: string;
  onClose?: () => void;
  children: ReactNode;
};

/** The browser's own dialog: it keeps the focus, closes on Esc and gives the focus back, without a library. */
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
