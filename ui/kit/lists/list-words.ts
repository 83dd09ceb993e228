/** Texts of paged lists. They are separate from the other words, which the first page loads too. */
export const listWords = {
  changed: "The list has changed since its first page was loaded: rows may have moved to another page.",
  fromStart: "Show page 1 again",
};
