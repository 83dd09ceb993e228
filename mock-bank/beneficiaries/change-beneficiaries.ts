import { type Call, isRefusal, type Refusal, refuse } from "../core/handler";
import { auditAct } from "../ledger/audit-actor";
import {
  changeBeneficiary,
  lockBeneficiary,
  type Owner,
  removeBeneficiary,
  saveBeneficiary,
} from "./beneficiary-repository";
import { changeList, removeList } from "./list-repository";
import { type BeneficiaryKind, countedBeneficiaries, described, type Entry } from "./payees";

type Done = { readonly description: string };

const NOT_FOUND = refuse("Beneficiary not found");
const LIST_NOT_FOUND = refuse("Bulk beneficiary list not found");
const ALREADY_SAVED = refuse("This beneficiary is already saved.");

/** Takes the company from the session; the loginId in the call is ignored. */
export const ownerOf = <Kind extends BeneficiaryKind>({ caller: { companyId } }: Call, kind: Kind): Owner<Kind> => ({
  companyId,
  kind,
});

/** Saves a payee. A company saves each payee once; a duplicate is refused (specification 2, section 7). */
export async function add(call: Call, kind: BeneficiaryKind, entry: Entry | Refusal): Promise<Done | Refusal> {
  if (isRefusal(entry)) return entry;
  const isNew = await saveBeneficiary(call.db, ownerOf(call, kind), entry, call.now);
  if (!isNew) return ALREADY_SAVED;
  await auditAct(call, "beneficiaryAdded", described(entry.fields));
  return { description: "Beneficiary has been added!" };
}

export async function change(
  call: Call,
  kind: BeneficiaryKind,
  id: string,
  entry: Entry | Refusal,
): Promise<Done | Refusal> {
  if (isRefusal(entry)) return entry;
  const owner = ownerOf(call, kind);
  const before = await lockBeneficiary(call.db, owner, id);
  if (!before) return NOT_FOUND;
  if (!(await changeBeneficiary(call.db, owner, id, { entry, at: call.now }))) return ALREADY_SAVED;
  await auditAct(call, "beneficiaryChanged", `${described(before)}, is now ${described(entry.fields)}`);
  return { description: "Beneficiary has been updated!" };
}

export async function remove(call: Call, kind: BeneficiaryKind, id: string): Promise<Done | Refusal> {
  const removed = await removeBeneficiary(call.db, ownerOf(call, kind), id);
  if (!removed) return NOT_FOUND;
  await auditAct(call, "beneficiaryRemoved", described(removed));
  return { description: "Beneficiary has been deleted!" };
}

/** Changes all rows of a list, or none if one is wrong. */
export async function changeRows(
  call: Call,
  kind: BeneficiaryKind,
  listId: string,
  entries: readonly (Entry | Refusal)[],
): Promise<Done | Refusal> {
  const wrong = entries.find(isRefusal);
  if (wrong) return wrong;
  const right = entries.filter((entry): entry is Entry => !isRefusal(entry));
  const alias = await changeList(call.db, ownerOf(call, kind), listId, right, call.now);
  if (alias === undefined) return LIST_NOT_FOUND;
  await auditAct(call, "listChanged", `${alias}, now with ${countedBeneficiaries(right.length)}`);
  return { description: "Bulk beneficiary list has been updated!" };
}

export async function removeRows(call: Call, kind: BeneficiaryKind, listId: string): Promise<Done | Refusal> {
  const alias = await removeList(call.db, ownerOf(call, kind), listId);
  if (alias === undefined) return LIST_NOT_FOUND;
  await auditAct(call, "listRemoved", alias);
  return { description: "Bulk beneficiary list has been deleted!" };
}
