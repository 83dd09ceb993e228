import type { ComponentProps, MouseEvent } from "react";
import { goTo } from "../navigation/location";
import type { ScreenPath } from "../navigation/paths";

/**
 * A link between pages of the front door. It has a real address, for new tabs and for clicks before React has loaded.
 */
export function PageLink({ href, ...link }: ComponentProps<"a"> & { href: ScreenPath }) {
  const follow = (event: MouseEvent) => {
    const opensElsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (opensElsewhere || event.defaultPrevented) return;
    event.preventDefault();
    goTo(href);
  };
  return <a {...link} href={href} onClick={follow} />;
}
