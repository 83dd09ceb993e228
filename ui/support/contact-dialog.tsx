import { type RefObject, useId } from "react";
import { Glyph } from "../app/glyphs";
import { ContactDetails } from "./contact-details";
import { words } from "./words";

/** The browser's own dialog: it keeps the focus, closes on Esc and gives the focus back, without a library. */
export function ContactDialog({ dialog }: { dialog: RefObject<HTMLDialogElement | null> }) {
  const title = useId();
  return (
    <dialog ref={dialog} className="contact-dialog" aria-labelledby={title} closedby="any">
      <header>
        <h2 id={title}>{words.contactUs}</h2>
        <button type="button" className="icon-button" aria-label={words.close} onClick={() => dialog.current?.close()}>
          <Glyph name="close" />
        </button>
      </header>
      <ContactDetails heading="h3" />
    </dialog>
  );
}
