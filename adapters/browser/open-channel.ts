/** Opens a channel to other tabs. Returns undefined in a browser that refuses storage, which includes channels. */
export function openChannel(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name);
  } catch {
    return undefined;
  }
}
