import { insertCase, newCaseNumber } from "../cases/cases";
import { secondsAfter } from "../core/clock";
import { type CallContext, type Refusal, refuse } from "../core/handler";
import { sendMessages } from "../messages/messages";
import { isolated } from "../values/isolated";
import type { ComplaintFields } from "./support-rules";

const HOUR_SECONDS = 3600;
const tooMany = (words: string) => refuse(`${words} Please call the Contact Center.`);
const TOO_MANY_OF_DEVICE = tooMany("Too many complaints were sent from this device.");
const TOO_MANY_OF_USER = tooMany("You have sent too many complaints within an hour.");
const TOO_MANY_OF_ADDRESS = refuse(
  "Too many complaints were sent from your network. Please sign in, or call the Contact Center.",
);
const TOO_MANY_OF_STRANGERS = tooMany("Complaints cannot be sent without signing in at the moment.");

type Complaint = ReturnType<typeof rowOf>;

/**
 * Stores a complaint, sends it to the bank's support, confirms it to a signed-in sender, and returns its reference.
 * Sending the same complaint again returns the same reference: complaints are GET requests, which proxies and browsers
 * can repeat.
 */
export async function takeComplaint(call: CallContext, fields: ComplaintFields): Promise<string | Refusal> {
  const { db, now, deviceId, who } = call;
  // Without a lock, concurrent complaints could exceed the limits. All strangers share one count; a user's devices
  // share another.
  await lock(call, who ? `user ${who.userId}` : "strangers");
  await lock(call, `device ${deviceId}`);
  const ofDevice = await db
    .selectFrom("complaints")
    .selectAll()
    .where("device_id", "=", deviceId)
    .where("created_at", ">", secondsAfter(now, -HOUR_SECONDS))
    .execute();
  const complaint = rowOf(call, fields);
  const same = ofDevice.find((earlier) => isSame(earlier, complaint));
  if (same) return same.id;
  const refusal = await refuseExcess(call, ofDevice.length);
  if (refusal) return refusal;
  await db.insertInto("complaints").values(complaint).execute();
  const { userId, companyId } = call.who ?? {};
  if (userId && companyId)
    await insertCase(db, {
      id: complaint.id,
      kind: "COMPLAINT",
      companyId,
      userId,
      asked: complaint.subject,
      at: now,
    });
  await sendComplaint(call, complaint);
  return complaint.id;
}

async function lock({ db }: CallContext, subject: string): Promise<void> {
  await db
    .selectNoFrom(({ fn, val, lit }) =>
      fn("pg_advisory_xact_lock", [fn("hashtextextended", [val(`complaints of ${subject}`), lit(0)])]).as("locked"),
    )
    .execute();
}

/**
 * Returns why a complaint exceeds a limit. Signed-in senders have their own allowance, so strangers at the same address
 * cannot use it up.
 */
async function refuseExcess(call: CallContext, ofDevice: number): Promise<Refusal | undefined> {
  const { db, now, who, address, settings } = call;
  const limits = settings.complaints;
  if (ofDevice >= limits.ofDevice) return TOO_MANY_OF_DEVICE;
  const { ofUser, ofAddress, ofStrangers } = await db
    .selectFrom("complaints")
    .select(({ fn }) => [
      fn
        .countAll()
        .filterWhere("user_id", "=", who?.userId ?? "")
        .as("ofUser"),
      fn.countAll().filterWhere("user_id", "is", null).filterWhere("address", "=", address).as("ofAddress"),
      fn.countAll().filterWhere("user_id", "is", null).as("ofStrangers"),
    ])
    .where("created_at", ">", secondsAfter(now, -HOUR_SECONDS))
    .executeTakeFirstOrThrow();
  if (who) return Number(ofUser) >= limits.ofUser ? TOO_MANY_OF_USER : undefined;
  if (Number(ofAddress) >= limits.ofAddress) return TOO_MANY_OF_ADDRESS;
  return Number(ofStrangers) >= limits.ofStrangers ? TOO_MANY_OF_STRANGERS : undefined;
}

const rowOf = ({ now, deviceId, address, who }: CallContext, fields: ComplaintFields) => ({
  id: newCaseNumber(),
  device_id: deviceId,
  address,
  user_id: who?.userId ?? null,
  subject: fields.emailSubject.trim(),
  sender_name: fields.senderName.trim(),
  phone: fields.phoneNumber,
  email: fields.emailAddress ?? "",
  account_number: fields.accountNumber ?? "",
  body: fields.emailBody.trim(),
  created_at: now,
});

const compared = ["user_id", "subject", "sender_name", "phone", "email", "account_number", "body"] as const;
const isSame = (one: Complaint, other: Complaint): boolean => compared.every((field) => one[field] === other[field]);

/** Sends nothing to an address typed by a visitor, because the bank could be misused as a mailer. */
async function sendComplaint({ db, now, who, settings }: CallContext, complaint: Complaint): Promise<void> {
  const message = { channel: "email", at: now } as const;
  await sendMessages(db, [
    {
      ...message,
      recipient: settings.supportMailbox,
      username: "support",
      subject: `Complaint ${complaint.id}: ${complaint.subject}`,
      body: forSupport(complaint, who?.userName),
    },
  ]);
  if (!who) return;
  const { email } = await db.selectFrom("users").select("email").where("id", "=", who.userId).executeTakeFirstOrThrow();
  await sendMessages(db, [
    {
      ...message,
      recipient: email,
      username: who.userName,
      subject: `We have received your complaint ${complaint.id}`,
      body: `Dear ${isolated(who.fullName)},\n\nthe Contact Center has your message about "${isolated(complaint.subject)}" and will answer you. Your reference is ${complaint.id}.\n\n${settings.bankName}`,
    },
  ]);
}

/** Verified facts come first and the sender's text last, so that the text cannot imitate the facts. */
function forSupport(complaint: Complaint, userName: string | undefined): string {
  return [
    `Signed in as: ${userName ?? "nobody"}`,
    `Name: ${complaint.sender_name}`,
    `Phone: ${complaint.phone}`,
    `E-mail: ${complaint.email || "not given"}`,
    `Account: ${complaint.account_number || "not given"}`,
    "",
    complaint.body,
  ].join("\n");
}
