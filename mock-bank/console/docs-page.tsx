import { Button, InputGroup } from "@blueprintjs/core";
import { Download, Search } from "@blueprintjs/icons";
import { useDeferredValue, useEffect, useMemo, useState } from "react";
import type { OpenApiDocument } from "../../contract/description/openapi";
import { plainText } from "../wire/plain-text";
import { ConsoleHeader } from "./console-header";
import type { Answer, ControlApi } from "./control-api";
import { CallArticle } from "./docs-call";
import { type Call, callsOf } from "./docs-fields";
import { ProblemCallout } from "./problem-callout";
import { Prose } from "./prose";
import { saveFile } from "./save-file";
import { useLoaded } from "./use-loaded";

const links = [{ text: "Trainer console", href: "/trainer" }];

export function DocsPage({ api }: { api: ControlApi }) {
  // The bank generates this document from the types used here.
  const { answer, reload } = useLoaded(api.document as () => Promise<Answer<OpenApiDocument>>);
  const giveToken = (token: string) => {
    api.keepToken(token);
    void reload();
  };
  return (
    <>
      <ConsoleHeader title="API reference" links={links}>
        {answer?.ok && (
          <Button
            variant="minimal"
            icon={<Download />}
            text="openapi.json"
            onClick={() => saveDocument(answer.value)}
          />
        )}
      </ConsoleHeader>
      {answer?.ok && <Reference document={answer.value} />}
      {answer?.ok !== true && (
        <main className="docs">
          {answer ? (
            <ProblemCallout problem={answer.problem} onRetry={() => void reload()} onToken={giveToken} />
          ) : (
            <p className="quiet">Loading…</p>
          )}
        </main>
      )}
    </>
  );
}

/** Downloads the document by script, because a link cannot send the control token. */
function saveDocument(document: OpenApiDocument): void {
  saveFile(new Blob([JSON.stringify(document, undefined, 2)], { type: "application/json" }), "openapi.json");
}

function Reference({ document }: { document: OpenApiDocument }) {
  const calls = useMemo(() => callsOf(document), [document]);
  const [wanted, setWanted] = useState("");
  const words = plainText(useDeferredValue(wanted)).toLowerCase().split(/\s+/).filter(Boolean);
  const found = calls.filter(({ text }) => words.every((word) => text.includes(word)));
  const groups = document.tags
    .map((tag) => ({ ...tag, calls: found.filter(({ noun }) => noun === tag.name) }))
    .filter((group) => group.calls.length > 0);
  useOpenAtHash();

  return (
    <div className="docs">
      <nav className="docs-nav" aria-label="Groups of calls">
        <InputGroup
          type="search"
          leftIcon={<Search />}
          placeholder="Call, path or field"
          aria-label="Search calls, paths and fields"
          value={wanted}
          onValueChange={setWanted}
        />
        <p role="status" className="quiet">
          {found.length} of {calls.length} calls
        </p>
        <ul>
          {groups.map(({ name, calls: { length } }) => (
            <li key={name}>
              <a href={`#${name}`}>{name}</a> <span className="quiet">{length}</span>
            </li>
          ))}
        </ul>
      </nav>
      <main>
        {words.length === 0 && <Prose text={document.info.description} />}
        {groups.map((group) => (
          <Group key={group.name} {...group} />
        ))}
        {groups.length === 0 && <p className="quiet">No call has all of these words.</p>}
      </main>
    </div>
  );
}

function Group({ name, description, calls }: { name: string; description: string; calls: readonly Call[] }) {
  return (
    <section aria-labelledby={name}>
      <h2 id={name}>{name}</h2>
      <p className="quiet">{description}</p>
      {calls.map((call) => (
        <CallArticle key={call.id} call={call} />
      ))}
    </section>
  );
}

/** Also runs on mount: the content did not exist yet when the browser resolved the address's hash. */
function useOpenAtHash(): void {
  useEffect(() => {
    const open = () => {
      const place = document.getElementById(decodeURIComponent(location.hash.slice(1)));
      if (place instanceof HTMLDetailsElement) place.open = true;
      place?.scrollIntoView();
    };
    open();
    addEventListener("hashchange", open);
    return () => removeEventListener("hashchange", open);
  }, []);
}
