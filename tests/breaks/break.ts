/**
 * An edit of the product's source that makes one requirement false. The tests and scenarios that name the requirement
 * must then fail; otherwise they prove nothing.
 */
export type Break = {
  /** Id of the row of the register, such as S1-2.3-01. */
  readonly row: string;
  /** Describes the broken product in a few words, for product owners. */
  readonly title: string;
  /** Path from the root of the project. */
  readonly file: string;
  /** Occurs in the file exactly once. */
  readonly find: string;
  readonly replace: string;
};

/** Returns the source with the break, or undefined if the text to replace does not occur exactly once. */
export function withBreak(source: string, { find, replace }: Break): string | undefined {
  return source.split(find).length === 2 ? source.replace(find, () => replace) : undefined;
}

/** Global variable of a page with the position of the active break; absent for the correct client. */
export const ACTIVE = "activeBreak";
