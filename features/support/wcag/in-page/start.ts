import { edgesMissingInForcedColours, faintEdges } from "./edges";
import { beginWalk, endWalk, isInDialog, obscuredElements, ringsMissingInForcedColours, stepOfWalk } from "./focus";
import { clippedTexts, followWindow, reflowFaults, setStill, setTextSpacing } from "./layout";
import { endlessMotion } from "./motion";
import { ambiguousRowNames, brokenReferences, headingFaults, labelsNotInNames, silentErrors } from "./names";
import { smallTargets } from "./targets";

/** Everything that the measurements call in the page. */
export type InPage = typeof inPage;

const inPage = {
  brokenReferences,
  labelsNotInNames,
  ambiguousRowNames,
  headingFaults,
  silentErrors,
  smallTargets,
  faintEdges,
  endlessMotion,
  reflowFaults,
  clippedTexts,
  followWindow,
  setTextSpacing,
  setStill,
  beginWalk,
  stepOfWalk,
  endWalk,
  isInDialog,
  obscuredElements,
  ringsMissingInForcedColours,
  edgesMissingInForcedColours,
};
Object.defineProperty(window, "wcag", { value: inPage });
