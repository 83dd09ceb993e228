import { randomUUID } from "node:crypto";
import { type CallParts, type Refusal, refuse } from "../handler";
import { sendMessages } from "../messages";
import type { ComplaintFields } from "./support-rules";

/** A device's complaints within an hour. */
const PER_HOUR_MAX = 5;
const HOUR_MS = 3600 * 1000;
const TOO_MANY = refuse("Too many complaints were sent from this device. Please call the Contact Center.");

type Complaint = ReturnType<typeof rowOf>;

/**
 * Keeps a complaint and tells the bank's support, and whoever is signed in; the sender's reference. The same complaint sent again is the
 * same complaint: it travels as a GET, which anything on the way may repeat.
 */
export async function takeComplaint(call: CallParts, fields: ComplaintFields): Promise<string | Refusal> {
  const { db, now, deviceId } = call;
  // One complaint of a device at a time, or two at once would both find room for one.
  await db
    .selectNoFrom(({ fn, val, lit }) =>
      fn("pg_advisory_xact_lock", [fn("hashtextextended", [val(deviceId), lit(0)])]).as("locked"),
    )
    .execute();
  const recent = await db
    .selectFrom("complaints")
    .selectAll()
    .where("device_id", "=", deviceId)
    .where("created_at", ">", new Date(now.getTime() - HOUR_MS))
    .execute();
  const complaint = rowOf(call, fields);
  const same = recent.find((earlier) => isSame(earlier, complaint));
  if (same) return same.id;
  if (recent.length >= PER_HOUR_MAX) return TOO_MANY;
  await db.insertInto("complaints").values(complaint).execute();
  await tell(call, complaint);
  return complaint.id;
}

const rowOf = ({ now, deviceId, who }: CallParts, fields: ComplaintFields) => ({
  id: `C-${randomUUID().slice(0, 8).toUpperCase()}`,
  device_id: deviceId,
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

/** Nothing is sent to an address that a visitor typed: the bank would be anybody's mailer. */
async function tell({ db, now, who, settings }: CallParts, complaint: Complaint): Promise<void> {
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
      body: `Dear ${who.fullName},\n\nthe Contact Center has your message about "${complaint.subject}" and will answer you. Your reference is ${complaint.id}.\n\n${settings.bankName}`,
    },
  ]);
}

/** What the bank knows stands first, what the sender wrote last, so that the one cannot pass for the other. */
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
