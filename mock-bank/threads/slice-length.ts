/** Lists leave a thread in slices, because a message is unpacked on the main thread without a break. */
export const SLICE_LENGTH = 1000;
