import { Link, useLocation } from "wouter";
import { tabs } from "./tabs";

/** Links rather than ARIA tabs: each has an address of its own, may be opened in a window beside, and Back goes back. */
export function TabBar() {
  const [here] = useLocation();
  return (
    <nav className="tab-bar" aria-label="Parts of the console">
      {tabs.map(({ path, title }) => (
        <Link key={path} href={path} aria-current={path === here ? "page" : undefined}>
          {title}
        </Link>
      ))}
    </nav>
  );
}
