import { Button, Tag } from "@blueprintjs/core";
import { LogIn } from "@blueprintjs/icons";
import type { OpenLesson } from "../control-api/answers";
import type { ControlApi } from "./control-api";
import { CopyButton } from "./copy-button";
import { openAs } from "./open-as";

type Props = {
  readonly people: OpenLesson["people"];
  /** Signs people in without the password: a trainer any, a trainee those of the own lesson. */
  readonly api: Pick<ControlApi, "signIn">;
  readonly onProblem: (problem: string | undefined) => void;
};

/** The people of a lesson whose stage is set, with what they sign in with. */
export function LessonPeople({ people, api, onProblem }: Props) {
  return (
    <ul className="personas">
      {people.map(({ name, username, password, role }) => (
        <li key={username}>
          <div className="persona-name">
            <strong>{name}</strong> <span className="mono">{username}</span>
            <CopyButton text={username} what={`user name ${username}`} />
          </div>
          <div className="persona-password">
            <span className="mono">{password}</span>
            <CopyButton text={password} what={`password of ${username}`} />
          </div>
          <Button
            className="persona-open"
            size="small"
            icon={<LogIn />}
            text={`Open as ${name}`}
            title={`A new tab, signed in as ${username}`}
            onClick={() => onProblem(openAs(api, username))}
          />
          <div className="persona-role">
            <Tag minimal intent="primary">
              {role}
            </Tag>
          </div>
        </li>
      ))}
    </ul>
  );
}
