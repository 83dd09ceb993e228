import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import "./trainer.css";
import { ControlApi } from "./control-api";
import { TrainerPage } from "./trainer-page";

const root = document.getElementById("root");
if (root)
  createRoot(root).render(
    <StrictMode>
      <TrainerPage api={new ControlApi()} />
    </StrictMode>,
  );
