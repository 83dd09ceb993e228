export type QueueMember = {
  /** Members of different groups take turns. */
  readonly group: string;
  readonly account: string;
  readonly start: () => void;
  readonly refuse: () => void;
};

/**
 * A bounded waiting line in which groups take turns, one member each, however many members a group has. If the line is
 * full, or the part of one account, the group with most members there loses its newest member.
 */
export class FairQueue {
  /** Groups in the order of their next turn. */
  private readonly groups = new Map<string, QueueMember[]>();
  private readonly accounts = new Map<string, number>();
  length = 0;

  constructor(
    private readonly lengthMax: number,
    private readonly ofAccountMax: number,
  ) {}

  join(waiting: QueueMember): void {
    const { group, account } = waiting;
    const isRoom =
      this.makeRoom(group, this.ofAccountMax, this.countOf(account), (member) => member.account === account) &&
      this.makeRoom(group, this.lengthMax, this.length, () => true);
    if (!isRoom) {
      waiting.refuse();
      return;
    }
    const members = this.groups.get(group);
    if (members) members.push(waiting);
    else this.groups.set(group, [waiting]);
    this.count(waiting, 1);
  }

  /** Removes and refuses a waiting member. */
  leave(waiting: QueueMember): void {
    const members = this.groups.get(waiting.group) ?? [];
    const at = members.indexOf(waiting);
    if (at < 0) return;
    members.splice(at, 1);
    if (members.length === 0) this.groups.delete(waiting.group);
    this.count(waiting, -1);
    waiting.refuse();
  }

  next(): QueueMember | undefined {
    for (const [group, members] of this.groups) {
      const waiting = members.shift();
      // Inserting the group again moves it to the end of the turn order.
      this.groups.delete(group);
      if (members.length > 0) this.groups.set(group, members);
      if (waiting) this.count(waiting, -1);
      return waiting;
    }
    return undefined;
  }

  private countOf(account: string): number {
    return this.accounts.get(account) ?? 0;
  }

  /** Makes room for a member of the kind that is full, by refusing one of the group with most members of that kind. */
  private makeRoom(group: string, max: number, count: number, isOfKind: (member: QueueMember) => boolean): boolean {
    if (count < max) return true;
    let [most, newest]: [number, QueueMember | undefined] = [0, undefined];
    let own = 0;
    for (const [name, members] of this.groups) {
      const ofKind = members.filter(isOfKind);
      if (name === group) own = ofKind.length;
      if (ofKind.length > most) [most, newest] = [ofKind.length, ofKind.at(-1)];
    }
    if (!newest || most <= own + 1) return false;
    this.leave(newest);
    return true;
  }

  private count({ account }: QueueMember, change: 1 | -1): void {
    this.length += change;
    const count = this.countOf(account) + change;
    if (count > 0) this.accounts.set(account, count);
    else this.accounts.delete(account);
  }
}
