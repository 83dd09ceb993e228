import type { ReactNode } from "react";
import { words } from "../words";
import "./loading.css";

type Props = {
  /** Placeholders of the final size, so that the layout does not shift. */
  children: ReactNode;
  /** The message about a long wait, which lies on the placeholders. Absent if another part of the screen shows it. */
  notice?: ReactNode;
};

/** The loading state of a screen, or of a part of one. */
export function Loading({ children, notice }: Props) {
  return (
    <div className="loading">
      <div role="status" aria-label={words.list.loading}>
        {children}
      </div>
      {notice}
    </div>
  );
}
