/** A map of bounded size: a new key replaces the least recently used one. */
export class LruMap<Value> {
  private readonly values = new Map<string, Value>();

  constructor(private readonly sizeMax: number) {}

  get size(): number {
    return this.values.size;
  }

  get(key: string): Value | undefined {
    const value = this.values.get(key);
    if (value !== undefined) this.set(key, value);
    return value;
  }

  set(key: string, value: Value): void {
    this.values.delete(key);
    this.values.set(key, value);
    if (this.values.size <= this.sizeMax) return;
    // A map lists its keys in insertion order.
    for (const oldest of this.values.keys()) {
      this.values.delete(oldest);
      return;
    }
  }

  delete(key: string): void {
    this.values.delete(key);
  }
}
