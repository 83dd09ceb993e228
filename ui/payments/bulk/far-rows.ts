import { type RefObject, useEffect } from "react";

/** Margin around the viewport, as a share of its height. Rows within it are painted in advance for scrolling. */
const NEAR = "25%";

/**
 * Marks rows far outside the viewport with `data-far`, so that CSS can skip painting them: at each key press a browser
 * recomposes all painted fields. The rows keep their layout, can be searched, and are accessible.
 * @param rows one item for each child of the list
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
