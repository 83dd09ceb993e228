import { ClockPanel } from "./clock-panel";
import { explain } from "./control-api";
import type { Desk } from "./desk";
import { MessagesPanel } from "./messages-panel";
import { openAs } from "./open-as";
import type { PayeePolicy } from "./payee-policy-form";
import { PersonasPanel } from "./personas-panel";
import { ResetPanel } from "./reset-panel";

/** The overview for a classroom wall: codes, clock and personas. */
export function RoomTab({ desk }: { desk: Desk }) {
  const { api, clock, feed, isLoaded, companies, people, reloadState, beginAnew } = desk;
  const setPolicy = async (policy: PayeePolicy, company: string | null, above: string | null) => {
    const answer = await (policy === "names" ? api.setNameCheck : api.setChangedAccounts)(company, above);
    if (!answer.ok) return explain(answer.problem);
    reloadState();
    return undefined;
  };
  return (
    <div className="trainer">
      <MessagesPanel feed={feed} people={people} />
      {/* On phones the panels are below the messages, which would move them. */}
      {isLoaded && (
        <aside className="side" aria-label="The bank">
          <ClockPanel clock={clock} />
          {companies && (
            <PersonasPanel companies={companies} onOpenAs={(username) => openAs(api, username)} onPolicy={setPolicy} />
          )}
          <ResetPanel api={api} onReset={beginAnew} />
        </aside>
      )}
    </div>
  );
}
