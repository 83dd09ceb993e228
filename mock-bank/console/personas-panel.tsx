import { Button, Callout, InputGroup, Tag } from "@blueprintjs/core";
import { LogIn, Search } from "@blueprintjs/icons";
import { useState } from "react";
import type { Company, User } from "../control-api/answers";
import { CopyButton } from "./copy-button";
import { type PayeePolicy, PayeePolicyForm, payeePolicies } from "./payee-policy-form";

/** The first companies, the seeded ones, are expanded; companies made by tests and trainees are collapsed. */
const OPEN_MAX = 2;
/** A class makes a company for each try of a lesson, so that one is looked for instead of read. */
const READ_MAX = 5;

type Props = {
  companies: readonly Company[];
  /** Returns why no tab was opened. */
  onOpenAs: (username: string) => string | undefined;
  /** Changes the policy of a company, or of all if it is null; returns why it was not changed. */
  onPolicy: (policy: PayeePolicy, company: string | null, above: string | null) => Promise<string | undefined>;
};

export function PersonasPanel({ companies, onOpenAs, onPolicy }: Props) {
  const [refusal, setRefusal] = useState<string>();
  const [find, setFind] = useState("");
  const wanted = find.trim().toLowerCase();
  const found = companies.filter(({ name, users }) =>
    [name, ...users.map(({ username }) => username)].some((text) => text.toLowerCase().includes(wanted)),
  );
  const openAs = (username: string) => setRefusal(onOpenAs(username));
  return (
    <section className="panel" aria-labelledby="personas-title">
      <h2 id="personas-title">Personas</h2>
      {refusal && (
        <Callout intent="danger" role="alert">
          {refusal}
        </Callout>
      )}
      {companies.length === 0 && <p className="quiet">This bank has no customers yet.</p>}
      {companies.length > READ_MAX && (
        <InputGroup
          type="search"
          leftIcon={<Search />}
          placeholder="A company or a person"
          aria-label="Find a company or a person"
          value={find}
          onValueChange={setFind}
        />
      )}
      {wanted && found.length === 0 && <p className="quiet">No company or person is called that.</p>}
      {found.map((company) => (
        <CompanyPersonas
          key={company.id}
          company={company}
          isOpen={companies.indexOf(company) < OPEN_MAX}
          onOpenAs={openAs}
          onPolicy={(policy, above) => onPolicy(policy, company.id, above)}
        />
      ))}
      {companies.length > 1 && (
        <details className="company">
          <summary>
            <h3>All companies</h3>
          </summary>
          {payeePolicies.map((policy) => (
            <PayeePolicyForm
              key={policy}
              policy={policy}
              name="all companies"
              companies={companies}
              onChange={(above) => onPolicy(policy, null, above)}
            />
          ))}
        </details>
      )}
    </section>
  );
}

type CompanyProps = {
  company: Company;
  isOpen: boolean;
  onOpenAs: (username: string) => void;
  onPolicy: (policy: PayeePolicy, above: string | null) => Promise<string | undefined>;
};

function CompanyPersonas({ company, isOpen: isOpenFirst, onOpenAs, onPolicy }: CompanyProps) {
  // Collapsed companies are not rendered: after tests there can be hundreds.
  const [isOpen, setOpen] = useState(isOpenFirst);
  return (
    <details className="company" open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <h3>{company.name}</h3>
      </summary>
      {isOpen && (
        <>
          <ul className="personas">
            {company.users.map((user) => (
              <Persona key={user.username} user={user} onOpenAs={() => onOpenAs(user.username)} />
            ))}
          </ul>
          <Accounts accounts={company.accounts ?? []} company={company.name} />
          {payeePolicies.map((policy) => (
            <PayeePolicyForm
              key={policy}
              policy={policy}
              name={company.name}
              companies={[company]}
              onChange={(above) => onPolicy(policy, above)}
            />
          ))}
        </>
      )}
    </details>
  );
}

function Persona({ user, onOpenAs }: { user: User; onOpenAs: () => void }) {
  const { username, role, password, purpose } = user;
  return (
    <li>
      <div className="persona-name">
        <span className="mono">{username}</span>
        <CopyButton text={username} what={`user name ${username}`} />
      </div>
      {password && (
        <div className="persona-password">
          <span className="mono">{password}</span>
          <CopyButton text={password} what={`password of ${username}`} />
        </div>
      )}
      <Button
        className="persona-open"
        size="small"
        icon={<LogIn />}
        text="Open as"
        aria-label={`Open as ${username}`}
        title={`A new tab, signed in as ${username}`}
        onClick={onOpenAs}
      />
      <div className="persona-role">
        <Tag minimal intent="primary">
          {role}
        </Tag>
        {notesOn(user).map((note) => (
          <Tag key={note} minimal intent="warning">
            {note}
          </Tag>
        ))}
        {purpose && <span className="quiet">{purpose}</span>}
      </div>
    </li>
  );
}

const MENUS_IN_ALL = 12;

/** Notes on a user; the purpose replaces most of them. */
function notesOn({ active, mustChangePassword, menus, purpose }: User): string[] {
  const notes: string[] = [];
  if (active === false) notes.push("Inactive");
  if (purpose) return notes;
  if (mustChangePassword) notes.push("Must change password");
  if (menus && menus.length < MENUS_IN_ALL) notes.push(`Only ${menus.join(", ")}`);
  return notes;
}

function Accounts({ accounts, company }: { accounts: NonNullable<Company["accounts"]>; company: string }) {
  if (accounts.length === 0) return null;
  return (
    <details className="accounts">
      <summary>
        {accounts.length === 1 ? "1 account" : `${accounts.length} accounts`}
        <span className="for-screen-readers"> of {company}</span>
      </summary>
      <ul>
        {accounts.map(({ accountNumber, currency, type }) => (
          <li key={accountNumber}>
            <span className="mono">{accountNumber}</span>
            <CopyButton text={accountNumber} what={`account ${accountNumber}`} />
            <span className="quiet">
              {currency} {type}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
