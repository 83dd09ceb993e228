import type { BulkCategory, Category } from "../../domain/requests/categories";
import { law } from "./law";

/** Lists on a screen, as a download, or both. */
type List = `reports of ${Category}` | `payees of ${BulkCategory}` | "account statement" | "My Requests";

export const filesAndLists = law<List>({
  name: "files and lists",
  text: "A file, its list and the details of its rows show the same columns in the same order, with the same totals",
  cells: {
    "reports of ownAccounts": "tested",
    "reports of sameBank": "tested",
    "reports of otherBank": "tested",
    "reports of bulkTransfer": "tested",
    "reports of mobileMoney": "tested",
    "reports of mobileMoneyBulk": "tested",
    "reports of prepaidCard": "tested",
    "reports of prepaidCardBulk": "tested",
    "reports of ghanaGov": "tested",
    "reports of ssnit": "tested",
    "reports of fx": "tested",
    "payees of bulkTransfer": "tested",
    "payees of mobileMoneyBulk": "tested",
    "payees of prepaidCardBulk": "tested",
    "account statement": "tested",
    "My Requests": { reason: "Has no download." },
  },
});
