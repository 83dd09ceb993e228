import { type RefObject, useEffect } from "react";

/** Margin around the viewport, as a share of its height. Rows within it are painted in advance for scrolling. */
const VIEWPORT_MARGIN = "25%";

/**
 * Marks rows far outside the viewport with `data-offscreen`, so that CSS can skip painting them: at each key press a browser
 * recomposes all painted fields. The rows keep their layout, can be searched, and are accessible.
 * @param rows one item for each child of the list
 */
export function useOffscreenRows(list: RefObject<Element | null>, rows: readonly unknown[]): void {
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) target.toggleAttribute("data-offscreen", !isIntersecting);
      },
      { rootMargin: VIEWPORT_MARGIN },
    );
    for (const index of rows.keys()) {
      const row = list.current?.children[index];
      if (row) observer.observe(row);
    }
    return () => observer.disconnect();
  }, [list, rows]);
}
