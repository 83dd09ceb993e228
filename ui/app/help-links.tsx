import { Link } from "wouter";
import { routes } from "./routes";
import { words } from "./shell-words";
import "./shell.css";

/**
 * Links to the public pages, below every signed-in screen, because the specification lists all entries of the side
 * menu.
 */
export function HelpLinks({ onShortcuts, onPassword }: { onShortcuts: () => void; onPassword: () => void }) {
  return (
    <footer className="help-links">
      <nav aria-label={words.help}>
        {routes
          .filter(({ audience, path }) => (audience === "anyone" && path !== "/") || path === "/cases")
          .map(({ path, title }) => (
            <Link key={path} href={path}>
              {title}
            </Link>
          ))}
        <button type="button" onClick={onPassword}>
          {words.password}
        </button>
        <button type="button" onClick={onShortcuts}>
          {words.shortcuts.title}
        </button>
      </nav>
    </footer>
  );
}
