/** Rows per message: the main thread deserializes each message without a break. */
export const SLICE_LENGTH = 1000;
