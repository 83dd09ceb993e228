import { Classes } from "@blueprintjs/core";
import { observer } from "mobx-react-lite";
import { useInbox } from "../approvals/inbox-store";
import { SkeletonRows } from "../kit/loading/list-states";
import { Loading, StillWaiting } from "../kit/loading/loading";
import type { ScreenShape } from "./routes";
import "./shell.css";

type Props = { title: string; shape: ScreenShape };

/** The outline of a screen while its code is loaded. The screen itself shows the same outline while its data is. */
export function ScreenSkeleton({ title, shape }: Props) {
  const Shape = shapes[shape];
  return (
    <div className={shape === "statement" ? "screen narrow" : "screen"} aria-busy>
      <div className="screen-head">
        <h1>{title}</h1>
      </div>
      <Loading notice={<StillWaiting />}>
        <div className="skeleton">
          <Shape />
        </div>
      </Loading>
    </div>
  );
}

const DashboardShape = observer(function DashboardShape() {
  const { inbox, isAwaited } = useInbox();
  return (
    <>
      {(inbox || isAwaited) && <Bones className="skeleton-inbox" count={1} />}
      <Bones className="skeleton-heading" count={1} />
      <Bones className="skeleton-cards" count={3} />
      <Columns />
    </>
  );
});

const shapes: { readonly [S in ScreenShape]: React.ComponentType } = {
  dashboard: DashboardShape,
  list: () => (
    <>
      <Bones className="skeleton-tabs" count={5} />
      <SkeletonRows rows={5} className="dense" />
    </>
  ),
  form: () => (
    <>
      <Bones className="skeleton-tabs" count={4} />
      <Columns />
    </>
  ),
  statement: () => (
    <>
      <Bones className="skeleton-fields" count={2} />
      <SkeletonRows rows={10} />
    </>
  ),
  text: () => <SkeletonRows rows={8} />,
};

/** The two columns of forms and of the dashboard. */
function Columns() {
  return (
    <div className="skeleton-columns">
      <SkeletonRows rows={4} className="tall" />
      <Bones className="skeleton-card" count={1} />
    </div>
  );
}

function Bones({ className, count }: { className: string; count: number }) {
  return (
    <div className={className}>
      {Array.from({ length: count }, (_, bone) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a placeholder is its position.
        <div key={bone} className={Classes.SKELETON} />
      ))}
    </div>
  );
}
