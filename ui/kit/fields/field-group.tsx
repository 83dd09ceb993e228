import type { ReactNode } from "react";
import "./fields.css";

/** Fields that belong together, in two columns where there is room. */
export function FieldGroup({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <div className="field-group">
      {title && <h2>{title}</h2>}
      <div className="fields">{children}</div>
    </div>
  );
}
