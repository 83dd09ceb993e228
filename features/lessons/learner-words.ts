import { pathOf } from "../pages/shell";

const screens = new Map([...pathOf, ["Log In", "/login"] as const].map(([title, path]) => [path, title] as const));

/** Returns a step as a learner reads it: screens by their titles, and without words that only authors understand. */
export const inLearnersWords = (text: string): string =>
  text
    .replace(/"(\/\w+)"/g, (path, address) => {
      const title = screens.get(address);
      return title ? `the screen "${title}"` : path;
    })
    .replace(/^(\w+) is told the bank's own words$/, "$1 sees how it went, in the bank's own words")
    .replace(/^(\w+) finds "([^"]+)" as the looked-up name$/, `$1 sees the payee's name in "$2", found by the bank`);
