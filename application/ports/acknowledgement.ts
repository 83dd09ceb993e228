/** The bank accepted a call; `message` is its text, if any. */
export type Acknowledgement = { readonly message: string | undefined };
