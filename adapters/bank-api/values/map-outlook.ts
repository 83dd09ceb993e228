import type { CertainFailure } from "../../../domain/requests/certain-failure";

type Outlook = {
  readonly certainFailure?:
    | { readonly message: string; readonly endsRequest: boolean | "true" | "false" }
    | null
    | undefined;
};

/** Reads why an approval would certainly fail; undefined if nothing is known. */
export const toCertainFailure = ({ certainFailure }: Outlook): CertainFailure | undefined =>
  certainFailure
    ? { message: certainFailure.message, endsRequest: String(certainFailure.endsRequest) === "true" }
    : undefined;
