/** The verbs of Givens on a screen, as a learner's to-do says them. */
const verbs: Readonly<Record<string, string>> = {
  "has signed in": "signs in",
  "has opened": "opens",
  "has picked": "picks",
  "has pressed": "presses",
  "has begun": "begins",
  "has looked": "looks",
  "has uploaded": "uploads",
  "has typed": "types",
  "has entered": "enters",
  "has been sent": "is sent",
  "has reloaded": "reloads",
  "has followed": "follows",
  "has moved": "moves",
  "has made": "makes",
  "has added": "adds",
  "has ticked": "ticks",
  "has given": "gives",
  "has scheduled": "schedules",
  "was told": "is told",
};
const PATTERN = new RegExp(`\\b(${Object.keys(verbs).join("|")})\\b`);
/** Givens that are written in the present tense already. */
const PRESENT = /^\w+ (is told|sees|can press|reloads) |^the (list|details) shows? /;

/** Returns a Given as a to-do: “Kofi has opened …” becomes “Kofi opens …”. */
export const presentTense = Object.assign(
  (text: string): string => text.replace(PATTERN, (verb) => verbs[verb] ?? verb),
  { isKnown: (text: string): boolean => PATTERN.test(text) || PRESENT.test(text) },
);
