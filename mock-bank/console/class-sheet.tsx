import type { CreatedCompany } from "./console-answers";

/** One card per trainee, for printing. Page breaks never split a card. */
export function ClassSheet({ companies }: { companies: readonly CreatedCompany[] }) {
  return (
    <section className="sheet" aria-label="Sheet of sign-ins">
      {companies.map(({ name, users, accounts }) => (
        <article key={name} className="sheet-card">
          <h3>{name}</h3>
          <p>{location.origin}/login</p>
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
