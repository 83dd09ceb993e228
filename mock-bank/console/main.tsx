import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import "./trainer.css";
import { ControlApi } from "./control-api";
import { keepTokenFromAddress } from "./token-from-address";
import { TrainerPage } from "./trainer-page";

const api = new ControlApi();
keepTokenFromAddress(api);
const root = document.getElementById("root");
if (root)
  createRoot(root).render(
    <StrictMode>
      <TrainerPage api={api} />
    </StrictMode>,
  );
