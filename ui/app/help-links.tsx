import { Link } from "wouter";
import { routes } from "./routes";
import { words } from "./shell-words";
import "./help-links.css";

/** The pages for anyone, below every signed-in screen: the side menu has what the specification lists, and no more. */
export function HelpLinks({ onShortcuts }: { onShortcuts: () => void }) {
  return (
    <footer className="help-links">
      <nav aria-label={words.help}>
        {routes
          .filter(({ for: whom, path }) => whom === "anyone" && path !== "/")
          .map(({ path, title }) => (
            <Link key={path} href={path}>
              {title}
            </Link>
          ))}
        <button type="button" onClick={onShortcuts}>
          {words.shortcuts.title}
        </button>
      </nav>
    </footer>
  );
}
