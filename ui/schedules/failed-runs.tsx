import { Button, Callout } from "@blueprintjs/core";
import { observer } from "mobx-react-lite";
import { useNotices } from "../accounts/notices-store";
import { formatDate, formatMoney } from "../kit/format";
import { useNavigation } from "../kit/navigation/use-navigation";
import { useUser } from "../services";
import { words } from "./words";

/** The payments of schedules that have failed in the last days. Absent if there is none. */
export const FailedRuns = observer(function FailedRuns({ onFollow }: { onFollow?: () => void }) {
  const { failedRuns } = useNotices();
  const { permissions } = useUser();
  const navigation = useNavigation();
  if (failedRuns.length === 0) return null;
  const open = () => {
    onFollow?.();
    navigation.go("/scheduleTransfers");
  };
  return (
    <section aria-label={words.failedRuns}>
      <Callout compact intent="danger" title={words.failedRuns}>
        <ul>
          {failedRuns.map(({ id, amount, payee, at, reason }) => (
            <li key={id}>{words.failedRun({ amount: formatMoney(amount), payee, day: formatDate(at), reason })}</li>
          ))}
        </ul>
        {permissions.scheduleTransfers && <Button size="small" text={words.openSchedules} onClick={open} />}
      </Callout>
    </section>
  );
});
