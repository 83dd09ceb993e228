import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import "./trainer.css";
import { ControlApi } from "./control-api";
import { FailureBoundary } from "./failure-boundary";
import { keepTokenFromAddress } from "./token-from-address";
import { TrainerPage } from "./trainer-page";
import { WORK_PATH, WorkPage } from "./work-page";

const api = new ControlApi();
keepTokenFromAddress(api);
const root = document.getElementById("root");
if (root)
  createRoot(root).render(
    <StrictMode>
      <FailureBoundary>
        {location.pathname === WORK_PATH ? <WorkPage api={api} /> : <TrainerPage api={api} />}
      </FailureBoundary>
    </StrictMode>,
  );
