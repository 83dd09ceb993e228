import { words } from "../kit/front-door/words";
import { HOME_PATH, SIGN_IN_PATH } from "../kit/navigation/paths";
import { useSupport } from "./support-context";

/** A link to the dashboard, or to the sign-in page for visitors who are not signed in. */
export function BackLink() {
  const { customer, goTo } = useSupport();
  const [home, text] = customer ? [HOME_PATH, words.backToDashboard] : [SIGN_IN_PATH, words.backToSignIn];
  return (
    <a
      className="back-link"
      href={home}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        goTo(home);
      }}
    >
      {text}
    </a>
  );
}
