import { Classes } from "@blueprintjs/core";
import { lazy, type ReactNode, type RefObject, Suspense, useEffect, useRef, useState } from "react";
import { FailureBoundary } from "../failure-boundary";
import { words } from "../words";
import type { ChartOption } from "./drawing";

const Drawing = lazy(async () => ({ default: (await import("./drawing")).Drawing }));

type Props = {
  /** Undefined while the figures are loading; a skeleton is shown. */
  option: ChartOption | undefined;
  /** In pixels. */
  height: number;
  /** The same figures as a table, for screen readers; absent if the screen shows them as a table. */
  table?: ReactNode;
  /** Rendered on top of the drawing. */
  children?: ReactNode;
};

/**
 * Renders a drawing, with the same figures as a table for screen readers. ECharts is loaded when the figures of a chart
 * are known and the chart is nearly in view, so that its code does not delay what is above it on slow connections.
 */
export function Chart({ option, height, table, children }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const wasNear = useWasNear(frame);
  const skeleton = <div className={Classes.SKELETON} style={{ height }} />;
  return (
    <div className="chart" ref={frame}>
      <div className="chart-drawing" style={{ height }} aria-hidden="true">
        <FailureBoundary fallback={<p className={Classes.TEXT_MUTED}>{words.drawingAbsent}</p>}>
          <Suspense fallback={skeleton}>
            {option ? wasNear && <Drawing option={option} height={height} /> : skeleton}
          </Suspense>
        </FailureBoundary>
        {children}
      </div>
      {table && <div className="for-screen-readers">{table}</div>}
    </div>
  );
}

/** Returns whether the element is, or has been, within half a screen of the visible part of the page. */
function useWasNear(element: RefObject<Element | null>): boolean {
  const [wasNear, setNear] = useState(false);
  useEffect(() => {
    const { current } = element;
    if (!current || wasNear) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: "50%" },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [element, wasNear]);
  return wasNear;
}
