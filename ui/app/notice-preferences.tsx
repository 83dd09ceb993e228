import { Button, Callout, Checkbox, Classes } from "@blueprintjs/core";
import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import type { NoticePreference, NoticeWay } from "../../domain/requests/notice";
import { useNotices } from "../accounts/notices-store";
import { Modal } from "../kit/dialogs/modal";
import { FailedState } from "../kit/loading/list-states";
import { Loading } from "../kit/loading/loading";
import { noticeWords } from "./shell-words";

const words = noticeWords.preferences;
const skeleton = <div className={`notices-skeleton ${Classes.SKELETON}`} />;
const ways: readonly NoticeWay[] = ["email", "sms"];

/** The user's choices of messages, by kind and way. Each choice is stored immediately. */
export const NoticePreferences = observer(function NoticePreferences({
  onBack,
  onClose,
}: {
  onBack: () => void;
  onClose: () => void;
}) {
  const store = useNotices();
  useEffect(() => void store.openPreferences(), [store]);
  const { content } = store.preferences;
  return (
    <Modal title={words.title} hasCross onClose={onClose}>
      {(content.kind === "idle" || content.kind === "loading") && <Loading>{skeleton}</Loading>}
      {content.kind === "failed" && <FailedState title={words.failed} onRetry={() => void store.openPreferences()} />}
      {content.kind === "ready" && (
        <table className="notice-preferences">
          <thead>
            <tr>
              <th scope="col">{words.kind}</th>
              <th scope="col">{words.client}</th>
              {ways.map((way) => (
                <th key={way} scope="col">
                  {words.ways[way]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {content.value.map((preference) => (
              <tr key={preference.kind}>
                <th scope="row">{words.kinds[preference.kind]}</th>
                <td>{preference.isInClient ? words.always : words.never}</td>
                {ways.map((way) => (
                  <td key={way}>
                    <Choice preference={preference} way={way} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {store.change?.hasFailed && (
        <Callout compact intent="danger" role="alert">
          {words.notSaved}
        </Callout>
      )}
      <p>{words.note}</p>
      <div className="modal-buttons">
        <Button text={words.back} onClick={onBack} />
      </div>
    </Modal>
  );
});

const Choice = observer(function Choice({ preference, way }: { preference: NoticePreference; way: NoticeWay }) {
  const store = useNotices();
  const { kind, isFixed, ways: chosen } = preference;
  if (isFixed) return chosen[way] ? words.always : words.never;
  const isChanging = store.change !== undefined && !store.change.hasFailed;
  return (
    <Checkbox
      aria-label={`${words.ways[way]}: ${words.kinds[kind]}`}
      checked={chosen[way]}
      disabled={isChanging}
      onChange={(event) => void store.choose(kind, way, event.currentTarget.checked)}
    />
  );
});
