import { ClockPanel } from "./clock-panel";
import type { Desk } from "./desk";
import { MessagesPanel } from "./messages-panel";
import { openAs } from "./open-as";
import { PersonasPanel } from "./personas-panel";
import { ResetPanel } from "./reset-panel";

/** What a trainer keeps on the wall: who got which code, what time it is, and who there is to be. */
export function RoomTab({ desk }: { desk: Desk }) {
  const { api, clock, feed, companies, people, beginAnew } = desk;
  return (
    <div className="trainer">
      <MessagesPanel feed={feed} people={people} />
      <aside className="side" aria-label="The bank">
        <ClockPanel clock={clock} />
        {companies && <PersonasPanel companies={companies} onOpenAs={(username) => openAs(api, username)} />}
        <ResetPanel api={api} onReset={beginAnew} />
      </aside>
    </div>
  );
}
