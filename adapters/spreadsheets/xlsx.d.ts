import type { ParsingOptions, WorkBook } from "xlsx";

/** Two functions of the library that its own types leave out. */
declare module "xlsx" {
  /** A ZIP archive or an OLE container, unpacked by `CFB.read`. */
  type Unpacked = {
    readonly FullPaths: readonly string[];
    readonly FileIndex: readonly { readonly content?: Uint8Array }[];
  };
  export function parse_zip(unpacked: Unpacked, options: ParsingOptions): WorkBook;
  export function parse_xlscfb(unpacked: Unpacked, options: ParsingOptions): WorkBook;
}
