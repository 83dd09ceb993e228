import { Classes } from "@blueprintjs/core";
import { lazy, type ReactNode, Suspense } from "react";
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
 * Renders a drawing, with the same figures as a table for screen readers. ECharts is loaded when the figures of the
 * first chart are known, so that its code does not delay them on slow connections.
 */
export function Chart({ option, height, table, children }: Props) {
  const skeleton = <div className={Classes.SKELETON} style={{ height }} />;
  return (
    <div className="chart">
      <div className="chart-drawing" style={{ height }} aria-hidden="true">
        <FailureBoundary fallback={<p className={Classes.TEXT_MUTED}>{words.drawingAbsent}</p>}>
          <Suspense fallback={skeleton}>{option ? <Drawing option={option} height={height} /> : skeleton}</Suspense>
        </FailureBoundary>
        {children}
      </div>
      {table && <div className="for-screen-readers">{table}</div>}
    </div>
  );
}
