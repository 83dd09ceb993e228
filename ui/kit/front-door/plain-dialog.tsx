import { type ReactNode, type RefObject, useId } from "react";
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
