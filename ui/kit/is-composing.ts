import type { KeyboardEvent } from "react";

/** The key code that browsers give to keys of an input method. */
const INPUT_METHOD = 229;

/**
 * Whether a key belongs to an input method, such as the Enter that confirms a word. Safari ends the composition before
 * that Enter, which then has only the key code of an input method.
 */
export const isComposing = ({ nativeEvent }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === INPUT_METHOD;
