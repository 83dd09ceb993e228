import { type Call, isRefusal, type Refusal, refuse } from "../handler";
import { changeBeneficiary, type Owner, removeBeneficiary, saveBeneficiary } from "./beneficiary-repository";
import { changeList, removeList } from "./list-repository";
import type { BeneficiaryKind, Entry } from "./payees";

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
  return isNew ? { description: "Beneficiary has been added!" } : ALREADY_SAVED;
}

export async function change(
  call: Call,
  kind: BeneficiaryKind,
  id: string,
  entry: Entry | Refusal,
): Promise<Done | Refusal> {
  if (isRefusal(entry)) return entry;
  const changed = await changeBeneficiary(call.db, ownerOf(call, kind), id, entry);
  if (changed === "notFound") return NOT_FOUND;
  return changed === "changed" ? { description: "Beneficiary has been updated!" } : ALREADY_SAVED;
}

export async function remove(call: Call, kind: BeneficiaryKind, id: string): Promise<Done | Refusal> {
  const wasThere = await removeBeneficiary(call.db, ownerOf(call, kind), id);
  return wasThere ? { description: "Beneficiary has been deleted!" } : NOT_FOUND;
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
  const wasThere = await changeList(call.db, ownerOf(call, kind), listId, right, call.now);
  return wasThere ? { description: "Bulk beneficiary list has been updated!" } : LIST_NOT_FOUND;
}

export async function removeRows(call: Call, kind: BeneficiaryKind, listId: string): Promise<Done | Refusal> {
  const wasThere = await removeList(call.db, ownerOf(call, kind), listId);
  return wasThere ? { description: "Bulk beneficiary list has been deleted!" } : LIST_NOT_FOUND;
}
