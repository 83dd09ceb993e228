import { Link, useLocation } from "wouter";
import { tabs } from "./tabs";

/** Links instead of ARIA tabs: each tab has its own address, can be opened in another window, and supports Back. */
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
