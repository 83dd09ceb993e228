import type { ComponentType } from "react";
import { ContactDetails } from "./contact-details";
import { PublicPage } from "./public-page";

/** A page that says whom to turn to. */
export function noticePage(title: string, text: string): ComponentType {
  return function NoticePage() {
    return (
      <PublicPage title={title}>
        <p>{text}</p>
        <ContactDetails heading="h2" />
      </PublicPage>
    );
  };
}
