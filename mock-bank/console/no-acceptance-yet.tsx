import { Button } from "@blueprintjs/core";
import { Refresh } from "@blueprintjs/icons";
import { CopyButton } from "./copy-button";

const RUNS = [
  { command: "npm run features", what: "runs all scenarios" },
  { command: "npm run features -- approvals", what: "runs one area, or the scenarios of a word or a tag" },
  { command: "npm test", what: "runs everything" },
];

/** Shown at the address of the acceptance page until a run of the scenarios has written that page. */
export function NoAcceptanceYet() {
  return (
    <section className="panel" aria-labelledby="acceptance-title">
      <h2 id="acceptance-title">Acceptance</h2>
      <p>No acceptance run has made this page yet. Each of these commands makes it, in the folder of the project:</p>
      <ul className="runs">
        {RUNS.map(({ command, what }) => (
          <li key={command}>
            <code className="mono">{command}</code> <CopyButton text={command} what={`the command that ${what}`} />{" "}
            {what}
          </li>
        ))}
      </ul>
      <Button icon={<Refresh />} text="Look again" onClick={() => location.reload()} />
    </section>
  );
}
