import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import type { BankCase } from "../../../domain/requests/trail";
import { EmptyState, FailedState, LoadingRows } from "../../kit/loading/list-states";
import { LoadedStore } from "../../kit/loading/loaded-store";
import { Screen } from "../../kit/navigation/screen";
import { useServices } from "../../services";
import { CaseCard } from "./case-card";
import { whereWords } from "./where-words";

const words = whereWords.list;

/** What the user and the company have asked the bank, the newest first. */
export const CasesScreen = observer(function CasesScreen() {
  const { trail, log } = useServices();
  const [store] = useState(() => new LoadedStore<readonly BankCase[]>((why) => log.warn("Cases did not load", why)));
  useEffect(() => void store.load(() => trail.cases()), [store, trail]);
  const { content } = store;
  const isRefused = content.kind === "failed" && !content.isCancelled && content.failure.kind === "refused";
  return (
    <Screen title={words.title} isNarrow>
      {(content.kind === "idle" || content.kind === "loading") && <LoadingRows rows={4} onCancel={store.cancel} />}
      {isRefused && <EmptyState title={words.notOffered} hint={words.notOfferedHint} />}
      {content.kind === "failed" && !isRefused && (
        <FailedState isCancelled={content.isCancelled} onRetry={() => void store.retry()} />
      )}
      {content.kind === "ready" && content.value.length === 0 && (
        <EmptyState title={words.empty} hint={words.emptyHint} />
      )}
      {content.kind === "ready" && (
        <div className="case-list">
          {content.value.map((bankCase) => (
            <CaseCard key={bankCase.number} bankCase={bankCase} namesPayment />
          ))}
        </div>
      )}
    </Screen>
  );
});
