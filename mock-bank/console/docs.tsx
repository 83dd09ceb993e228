import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import "./console.css";
import { ControlApi } from "./control-api";
import { DocsPage } from "./docs-page";
import { FailureBoundary } from "./failure-boundary";
import { keepTokenFromAddress } from "./token-from-address";

const api = new ControlApi();
keepTokenFromAddress(api);
const root = document.getElementById("root");
if (root)
  createRoot(root).render(
    <StrictMode>
      <FailureBoundary>
        <DocsPage api={api} />
      </FailureBoundary>
    </StrictMode>,
  );
