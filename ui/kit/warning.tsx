import { Callout } from "@blueprintjs/core";

/** A sentence that the user should read before going on. Absent without one. */
export function Warning({ text }: { text: string | false | undefined }) {
  if (!text) return null;
  return (
    <Callout compact intent="warning">
      {text}
    </Callout>
  );
}
