/** For every `Tab`: Blueprint's arrow keys lead only to tabs that say they are not disabled, and one says so only when it is told. */
export const reachable = { disabled: false } as const;
