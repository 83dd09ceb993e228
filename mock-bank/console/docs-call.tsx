import { Tag } from "@blueprintjs/core";
import type { ReactNode } from "react";
import { bodyType, type Call, type Field } from "./docs-fields";
import { Prose } from "./prose";

const bodies: Readonly<Record<string, string>> = {
  "application/x-www-form-urlencoded": "encrypted form",
  "multipart/form-data": "multipart, in clear",
};

export function CallArticle({ call }: { call: Call }) {
  const { id, method, path, operation, sends, answers } = call;
  const body = bodyType(operation);
  return (
    <details className="call" id={id}>
      <summary>
        <h3>
          <span className={`method ${method.toLowerCase()}`}>{method}</span> <span className="mono path">{path}</span>
        </h3>
        <span className="call-summary">{operation.summary}</span>
        <span className="marks">
          {operation["x-effect"] === "confirmed" && (
            <Tag minimal intent="warning">
              Confirmed
            </Tag>
          )}
          {operation["x-extension"] && (
            <Tag minimal intent="success">
              Extension
            </Tag>
          )}
        </span>
      </summary>
      <Prose text={operation.description} />
      <dl>
        <Fact term="Name" text={<a href={`#${id}`}>{id}</a>} />
        <Fact term="Specification" text={operation["x-specification"]} />
        <Fact term="Session" text={sessionOf(operation.security)} />
        {body && <Fact term="Body" text={bodies[body] ?? body} />}
        {operation["x-also-at"] && <Fact term="Also at" text={operation["x-also-at"]} />}
        {Object.entries(operation["x-also-named"] ?? {}).map(([other, name]) => (
          <Fact key={other} term={`Also takes ${other}`} text={`for ${name}`} />
        ))}
      </dl>
      <Fields title="Sends" must="Required" fields={sends} nothing="Nothing beside the headers." />
      <Fields title="Answers" must="Always" fields={answers} nothing="Only code and description." />
    </details>
  );
}

const Fact = ({ term, text }: { term: string; text: ReactNode }) => (
  <div>
    <dt>{term}</dt>
    <dd>{text}</dd>
  </div>
);

function sessionOf(security: readonly object[]): string {
  if (security.length === 0) return "none";
  return security.length > 1 ? "with or without" : "required";
}

type FieldsProps = { title: string; must: string; fields: readonly Field[]; nothing: string };

function Fields({ title, must, fields, nothing }: FieldsProps) {
  if (fields.length === 0)
    return (
      <p>
        <strong>{title}</strong> <span className="quiet">{nothing}</span>
      </p>
    );
  return (
    <table>
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">Field</th>
          <th scope="col">Kind</th>
          <th scope="col">{must}</th>
        </tr>
      </thead>
      <tbody>
        {fields.map(({ name, kind, required, isExtension }) => (
          <tr key={name}>
            <th scope="row" className="mono">
              {name}
            </th>
            <td>
              {kind} {isExtension && <Tag minimal>Extension</Tag>}
            </td>
            <td>{required ? "yes" : ""}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
