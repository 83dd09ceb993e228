import { type RefObject, useEffect } from "react";

/** Of a screen's height: rows so near beyond its edges are painted too, so that scrolling finds them there. */
const NEAR = "25%";

/**
 * Marks with `data-far` which rows of a list are far out of sight, so that styles can leave them unpainted: each key has a browser put
 * together anew all fields that are. They stay laid out, can be searched, and are read aloud.
 * @param rows one for each child of the list
 */
export function useFarRows(list: RefObject<Element | null>, rows: readonly unknown[]): void {
  useEffect(() => {
    const sight = new IntersectionObserver(
      (seen) => {
        for (const { target, isIntersecting } of seen) target.toggleAttribute("data-far", !isIntersecting);
      },
      { rootMargin: NEAR },
    );
    for (const place of rows.keys()) {
      const row = list.current?.children[place];
      if (row) sight.observe(row);
    }
    return () => sight.disconnect();
  }, [list, rows]);
}
