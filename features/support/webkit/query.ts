/** A text to compare with: the whole text if `isExact`, otherwise a part of it in any case. */
export type Pattern =
  | { readonly kind: "text"; readonly text: string; readonly isExact: boolean }
  | { readonly kind: "expression"; readonly source: string; readonly flags: string };

export type RoleFilter = {
  readonly role: string;
  readonly name?: Pattern;
  readonly level?: number;
  readonly isSelected?: boolean;
  readonly isDisabled?: boolean;
  readonly includesHidden: boolean;
};

/** One step from elements to other elements, such as Playwright's `getByRole` or `filter`. */
export type Step =
  | { readonly kind: "css"; readonly selector: string }
  | { readonly kind: "xpath"; readonly path: string }
  | ({ readonly kind: "role" } & RoleFilter)
  | { readonly kind: "text"; readonly text: Pattern }
  | { readonly kind: "label"; readonly text: Pattern }
  | { readonly kind: "having text"; readonly text: Pattern }
  | { readonly kind: "having"; readonly inner: Query }
  | { readonly kind: "visible"; readonly isVisible: boolean }
  | { readonly kind: "and"; readonly other: Query }
  | { readonly kind: "or"; readonly other: Query }
  /** A negative index counts from the end. */
  | { readonly kind: "at"; readonly index: number };

/** Describes elements of a page as data, so that it can be sent to the page. */
export type Query = readonly Step[];
