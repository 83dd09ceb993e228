/** First names of all people in the scenarios; each scenario assigns their roles. */
export const firstNames = ["Ama", "Kofi", "Efua", "Adjoa", "Esi", "Yaw", "Akua", "Adwoa"] as const;

export const isFirstName = (name: string): boolean => firstNames.some((known) => known === name);

/** Explains to the author of a scenario which names exist. */
export const unknownNameMessage = (name: string): string =>
  `“${name}” is not a name of the scenarios. They use: ${firstNames.join(", ")}.`;
