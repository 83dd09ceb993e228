import { HOME_PATH, SIGN_IN_PATH } from "../app/paths";
import { useSupport } from "./support-setting";
import { words } from "./words";

/** Where everybody's way begins: the dashboard, or the sign-in page of who is signed out. */
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
