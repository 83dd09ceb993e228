import { Button } from "@blueprintjs/core";
import { Notifications } from "@blueprintjs/icons";
import { observer } from "mobx-react-lite";
import { UNREAD_MAX } from "../../domain/accounts/notice";
import { useNotices } from "../accounts/notices-store";
import { Count } from "../kit/badge";
import { noticeWords as words } from "./notices-words";
import "./notices.css";

/** Opens the notices, with the number of unread ones. Absent while the bank has answered none. */
export const NoticesBell = observer(function NoticesBell({ onOpen }: { onOpen: () => void }) {
  const { unread } = useNotices();
  if (unread === undefined) return null;
  return (
    <Button
      variant="minimal"
      className="notices-bell"
      icon={<Notifications />}
      aria-label={words.title}
      aria-description={unread < UNREAD_MAX ? words.unread(unread) : words.manyUnread(UNREAD_MAX)}
      onClick={onOpen}
      text={<Count value={unread || undefined} max={UNREAD_MAX - 1} />}
    />
  );
});
