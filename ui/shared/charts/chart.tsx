import { Classes } from "@blueprintjs/core";
import { lazy, type ReactNode, Suspense } from "react";
import { FailureBoundary } from "../failure-boundary";
import { words } from "../words";
import type { ChartOption } from "./chart-option";

const Drawing = lazy(async () => ({ default: (await import("./drawing")).Drawing }));

type Props = {
  option: ChartOption;
  /** In pixels. */
  height: number;
  /** The same figures as a table, for those who do not see the drawing. */
  table: ReactNode;
  /** Shown over the drawing. */
  children?: ReactNode;
};

/** A drawing for the eye and a table for everybody else; its code comes when it is shown. */
export function Chart({ option, height, table, children }: Props) {
  return (
    <div className="chart">
      <div className="chart-drawing" style={{ height }} aria-hidden="true">
        <FailureBoundary fallback={<p className={Classes.TEXT_MUTED}>{words.drawingAbsent}</p>}>
          <Suspense fallback={<div className={Classes.SKELETON} style={{ height }} />}>
            <Drawing option={option} height={height} />
          </Suspense>
        </FailureBoundary>
        {children}
      </div>
      <div className="for-screen-readers">{table}</div>
    </div>
  );
}
