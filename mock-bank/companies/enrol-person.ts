import { menuTitles } from "../../contract/menu-titles";
import { secondsAfter } from "../core/clock";
import type { Settings } from "../core/settings";
import type { Connection } from "../database/tables";
import { sendMessages } from "../messages/messages";
import { maskEmail, maskPhone } from "../otp/masked-recipient";
import { hashPassword } from "../session/passwords";
import { newDefaultPassword, sendDefaultPassword } from "../sign-in/default-password";
import type { Person } from "./enrolment-file";

type Moment = { readonly db: Connection; readonly settings: Settings; readonly now: Date };
type Addresses = { readonly username: string; readonly phone: string; readonly email: string };

const DEFAULT_PASSWORD_SECONDS = 24 * 3600;

export const ofOtherCompany = (username: string): string =>
  `The user name ${username} belongs to another company. Choose another one, and propose again.`;

/**
 * Adds the person, or changes one whom the company has. New people get a default password, and so do those who have
 * never used theirs when their phone or e-mail changes: the former password must not open the profile.
 * @throws an error for the operator if the user name belongs to another company
 */
export async function enrolPerson(moment: Moment, companyId: string, person: Person): Promise<void> {
  const { db, now } = moment;
  const { username, menus, active } = person;
  const known = await db.selectFrom("users").selectAll().where("username", "=", username).executeTakeFirst();
  if (known && known.company_id !== companyId) throw new Error(ofOtherCompany(username));
  const first_name = person.firstName ?? known?.first_name ?? "";
  const last_name = person.lastName ?? known?.last_name ?? "";
  const to = { username, phone: person.phone ?? known?.phone ?? "", email: person.email ?? known?.email ?? "" };
  const row = {
    ...{ ...to, first_name, last_name, full_name: `${first_name} ${last_name}` },
    role: person.role ?? known?.role ?? "",
    menus: JSON.stringify(menus ?? known?.menus ?? menuTitles),
    active: active ?? known?.active ?? true,
  };
  const isMoved = known !== undefined && (known.phone !== to.phone || known.email !== to.email);
  const password = !known || (isMoved && known.first_login) ? newDefaultPassword() : undefined;
  const secret = password && {
    password_hash: await hashPassword(password),
    default_password_expires_at: secondsAfter(now, DEFAULT_PASSWORD_SECONDS),
  };
  if (known)
    await db
      .updateTable("users")
      .set({ ...row, ...secret })
      .where("id", "=", known.id)
      .execute();
  else {
    const added = { company_id: companyId, created_at: now, first_login: true, must_change_password: true };
    await db
      .insertInto("users")
      .values({ password_hash: "", ...row, ...added, ...secret })
      .execute();
  }
  if (isMoved) await tellFormerAddresses(moment, known, to);
  if (password) await sendDefaultPassword(moment, { ...to, company_id: companyId }, password);
}

/** A stranger who talked an operator into a change would otherwise receive the codes without a trace. */
async function tellFormerAddresses({ db, settings, now }: Moment, former: Addresses, to: Addresses): Promise<void> {
  const changed = [
    ...(former.phone === to.phone ? [] : [`phone is now ${maskPhone(to.phone)}`]),
    ...(former.email === to.email ? [] : [`e-mail is now ${maskEmail(to.email)}`]),
  ];
  const body = `${settings.bankName} changed where your codes go: your ${changed.join(", your ")}. If you did not ask for it, call the Contact Center at once.`;
  const subject = `${settings.bankName}: your phone or e-mail was changed`;
  const message = { username: former.username, subject, body, at: now };
  await sendMessages(db, [
    { ...message, channel: "sms", recipient: former.phone },
    { ...message, channel: "email", recipient: former.email },
  ]);
}
