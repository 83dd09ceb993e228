import type { CreatedCompany } from "../control-api/answers";

type Props = {
  companies: readonly CreatedCompany[];
  /** Such as "https://192.168.1.20:4000". */
  address: string;
};

/** One card per trainee, for printing. Page breaks never split a card. */
export function ClassSheet({ companies, address }: Props) {
  return (
    <section className="sheet" aria-label="Sheet of sign-ins">
      {companies.map(({ name, users, accounts }) => (
        <article key={name} className="sheet-card">
          <h3>{name}</h3>
          <p>{address}/login</p>
          <table className="facts">
            <thead>
              <tr>
                <th scope="col">Username</th>
                <th scope="col">Password</th>
                <th scope="col">Role</th>
              </tr>
            </thead>
            <tbody>
              {users.map(({ username, password, role }) => (
                <tr key={username}>
                  <th scope="row" className="mono">
                    {username}
                  </th>
                  <td className="mono">{password}</td>
                  <td>{role}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p>
            {accounts.map(({ accountNumber, currency }) => (
              <span key={accountNumber} className="sheet-account">
                {currency} <span className="mono">{accountNumber}</span>
              </span>
            ))}
          </p>
        </article>
      ))}
    </section>
  );
}
