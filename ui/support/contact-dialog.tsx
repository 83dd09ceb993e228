import type { RefObject } from "react";
import { PlainDialog } from "../kit/front-door/plain-dialog";
import { ContactDetails } from "./contact-details";
import { words } from "./words";

/** Contact Us as a dialog over the current page (specification 1, section 2.13). */
export function ContactDialog({ dialog }: { dialog: RefObject<HTMLDialogElement | null> }) {
  return (
    <PlainDialog dialog={dialog} title={words.contactUs}>
      <ContactDetails heading="h3" />
    </PlainDialog>
  );
}
