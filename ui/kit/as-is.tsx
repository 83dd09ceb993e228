/**
 * A name, number, amount, date or reference. Browsers that translate leave it unchanged, because React cannot update a
 * translated text next to other texts: an old name would stay next to a new account number. A name in Arabic does not
 * change the order of the digits next to it.
 */
export const AsIs = ({ children }: { children: string }) => <bdi translate="no">{children}</bdi>;
