import { Button, Callout } from "@blueprintjs/core";
import { observer } from "mobx-react-lite";
import { useNotices } from "../../accounts/notices-store";
import { AsIs } from "../../kit/facts";
import { useNavigation } from "../../kit/navigation/use-navigation";
import { caseStatusLabels, whereWords as words } from "./where-words";

/** New answers of the bank to the user's cases. Absent if there is none. */
export const CaseNewsList = observer(function CaseNewsList({ onFollow }: { onFollow: () => void }) {
  const { caseNews } = useNotices();
  const navigation = useNavigation();
  const unread = caseNews.filter(({ isRead }) => !isRead);
  if (unread.length === 0) return null;
  const open = () => {
    onFollow();
    navigation.go("/cases");
  };
  return (
    <section aria-label={words.news}>
      <Callout compact intent="primary" title={words.news}>
        <ul>
          {unread.map(({ number, status, answer }) => (
            <li key={number}>
              {words.newsOf(number, caseStatusLabels[status])}. <AsIs>{answer}</AsIs>
            </li>
          ))}
        </ul>
        <Button size="small" text={words.list.title} onClick={open} />
      </Callout>
    </section>
  );
});
