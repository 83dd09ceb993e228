import { Button, HTMLSelect, InputGroup } from "@blueprintjs/core";
import { type ReactNode, useState } from "react";
import type { Cases } from "../control-api/answers";
import type { Answer } from "./control-api";
import { DataTable } from "./data-table";
import type { Desk } from "./desk";
import { LoadedPart } from "./loaded-part";
import { usePolled } from "./use-polled";

const ASK_AGAIN_MS = 3000;

const kinds: Readonly<Record<string, string>> = {
  FIND: "Find the payment",
  RETURN: "Ask for the money back",
  COMPLAINT: "Complaint",
};
const statuses: Readonly<Record<string, string>> = {
  OPEN: "Open",
  FOUND: "Found",
  RETURNED: "Returned",
  CANNOT_BE_RETURNED: "Cannot be returned",
  ANSWERED: "Answered",
};
/** The answers that a trainer can give, with the kinds that they fit. */
const answers = [
  { status: "OPEN", title: "Note, stays open", fits: ["FIND", "RETURN", "COMPLAINT"] },
  { status: "FOUND", title: "Found", fits: ["FIND"] },
  { status: "RETURNED", title: "Returned: moves the money back", fits: ["FIND", "RETURN"] },
  { status: "CANNOT_BE_RETURNED", title: "Cannot be returned", fits: ["FIND", "RETURN"] },
  { status: "ANSWERED", title: "Answered", fits: ["COMPLAINT"] },
];
const papers = ["receipt", "advice", "statement"];

/** Answers what customers ask, loses payments, and changes what papers prove. */
export function CasesTab({ desk }: { desk: Desk }) {
  const cases = usePolled(desk.api.cases, ASK_AGAIN_MS);
  const [chosen, setChosen] = useState("");
  return (
    <div className="side">
      <section className="panel" aria-labelledby="cases-title">
        <h2 id="cases-title">Cases</h2>
        <LoadedPart desk={desk} {...cases}>
          {({ cases: rows }) => {
            const open = rows.find(({ caseNumber, status }) => caseNumber === chosen && status === "OPEN");
            return (
              <>
                <CaseTable rows={rows} chosen={chosen} onChoose={setChosen} />
                {open && <AnswerForm key={open.caseNumber} desk={desk} {...open} onDone={cases.reload} />}
              </>
            );
          }}
        </LoadedPart>
      </section>
      <ActForm
        title="Lose a payment"
        hint="It has left the bank, and its arrival is not known until a case finds it. Of a list, add -1 to its id for the first payee."
        label="Payment id"
        button="Lose"
        act={(id) => desk.api.losePayment(id)}
      />
      <ReplaceForm desk={desk} />
      <SigningKey desk={desk} />
    </div>
  );
}

type CaseTableProps = {
  rows: Cases["cases"];
  chosen: string;
  onChoose: (caseNumber: string) => void;
};

function CaseTable({ rows, chosen, onChoose }: CaseTableProps) {
  return (
    <DataTable
      name="Cases"
      nothing="No customer has asked anything."
      keyOf={({ caseNumber }) => caseNumber}
      rows={rows}
      columns={[
        {
          title: "Case",
          text: ({ caseNumber }) => caseNumber,
          cell: ({ caseNumber, status }) =>
            status === "OPEN" ? (
              <button
                type="button"
                className="link-button mono"
                aria-pressed={caseNumber === chosen}
                onClick={() => onChoose(caseNumber)}
              >
                {caseNumber}
              </button>
            ) : (
              caseNumber
            ),
        },
        { title: "Asked", text: ({ kind }) => kinds[kind] ?? kind },
        { title: "Payment", text: ({ transactionId }) => transactionId ?? "" },
        { title: "Words", text: (row) => row.asked ?? "" },
        { title: "By", text: ({ askedBy }) => askedBy },
        { title: "Answer by", text: ({ answerBy }) => answerBy },
        { title: "Status", text: ({ status }) => statuses[status] ?? status },
      ]}
    />
  );
}

type AnswerFormProps = { desk: Desk; caseNumber: string; kind: string; onDone: () => void };

function AnswerForm({ desk, caseNumber, kind, onDone }: AnswerFormProps) {
  const fitting = answers.filter(({ fits }) => fits.includes(kind));
  const [status, setStatus] = useState("OPEN");
  const act = async (text: string) => {
    const answer = await desk.api.answerCase({ caseNumber, status, text });
    if (answer.ok) onDone();
    return answer;
  };
  return (
    <ActForm title={`Answer ${caseNumber}`} label="Words to the customer" button="Answer" act={act}>
      <HTMLSelect aria-label="Answer" value={status} onChange={({ target }) => setStatus(target.value)}>
        {fitting.map((each) => (
          <option key={each.status} value={each.status}>
            {each.title}
          </option>
        ))}
      </HTMLSelect>
    </ActForm>
  );
}

function ReplaceForm({ desk }: { desk: Desk }) {
  const [kind, setKind] = useState("receipt");
  return (
    <ActForm
      title="Mark a paper replaced"
      hint="Its next download is a newer issue, and /verify says of the older one that it was replaced."
      label="Reference on the paper"
      button="Mark replaced"
      act={(reference) => desk.api.replacePaper({ kind, reference })}
    >
      <HTMLSelect aria-label="Paper" value={kind} options={papers} onChange={({ target }) => setKind(target.value)} />
    </ActForm>
  );
}

function SigningKey({ desk }: { desk: Desk }) {
  const [said, setSaid] = useState("");
  const change = async () => {
    const answer = await desk.api.changeSigningKey();
    setSaid(
      answer.ok ? `New key ${answer.value.kid}; ${answer.value.published.length} keys are published.` : whyNot(answer),
    );
  };
  return (
    <section className="panel" aria-labelledby="key-title">
      <h2 id="key-title">Signing key</h2>
      <p className="quiet">Papers and files that older keys have signed stay valid.</p>
      <Button text="Change the signing key" onClick={() => void change()} />
      <p role="status">{said}</p>
    </section>
  );
}

type ActFormProps = {
  title: string;
  hint?: string;
  label: string;
  button: string;
  act: (text: string) => Promise<Answer<unknown>>;
  children?: ReactNode;
};

/** One text and a button, with what the bank said. */
function ActForm({ title, hint, label, button, act, children }: ActFormProps) {
  const [text, setText] = useState("");
  const [said, setSaid] = useState("");
  const write = (typed: string) => {
    setText(typed);
    setSaid("");
  };
  const send = async () => {
    const answer = await act(text.trim());
    setSaid(answer.ok ? "Done." : whyNot(answer));
    if (answer.ok) setText("");
  };
  return (
    <section className="panel" aria-label={title}>
      <h2>{title}</h2>
      {hint && <p className="quiet">{hint}</p>}
      <form
        className="panel-head"
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        {children}
        <InputGroup aria-label={label} placeholder={label} value={text} onValueChange={write} />
        <Button type="submit" text={button} disabled={text.trim() === ""} />
      </form>
      <p role="status">{said}</p>
    </section>
  );
}

const whyNot = (answer: Answer<unknown>): string =>
  answer.ok || answer.problem.kind !== "refused" ? "The bank did not answer." : answer.problem.message;
