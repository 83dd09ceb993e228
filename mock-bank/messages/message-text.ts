import type { Settings } from "../core/settings";

/** Returns text without addresses that programs turn into links, because other people choose their names. */
export const withoutLinks = (text: string): string => text.replace(/[.:/@](?=\S)/g, "$& ");

/** The line with the bank's own address, if it has a public one. */
export const ownAddress = ({ publicUrl }: Pick<Settings, "publicUrl">): readonly string[] =>
  publicUrl ? [`Sign in at ${publicUrl}`] : [];
