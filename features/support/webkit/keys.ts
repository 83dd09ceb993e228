/** Code points of WebDriver for keys that write nothing. */
const CODES: Readonly<Record<string, string>> = {
  Control: "\uE009",
  // The modifier of shortcuts on Linux.
  ControlOrMeta: "\uE009",
  Shift: "\uE008",
  Alt: "\uE00A",
  Tab: "\uE004",
  Enter: "\uE007",
  Escape: "\uE00C",
  Backspace: "\uE003",
  Delete: "\uE017",
  Home: "\uE011",
  End: "\uE010",
  ArrowLeft: "\uE012",
  ArrowUp: "\uE013",
  ArrowRight: "\uE014",
  ArrowDown: "\uE015",
};

/** Reads a chord in Playwright's form, such as "Control+a". */
export const keysOf = (chord: string): string[] => chord.split(/(?<=.)\+/).map((key) => CODES[key] ?? key);
