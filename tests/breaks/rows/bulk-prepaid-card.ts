import type { Break } from "../break";

export const breaks: readonly Break[] = [
  {
    row: "S2-3-130",
    title: "A checked card row has no customer id",
    file: "mock-bank/bulk/card-rows.ts",
    find: "      shown: {\n        customerId,\n",
    replace: "      shown: {\n",
  },
  {
    row: "S2-3-131",
    title: "A checked card row spells cardLastDigits",
    file: "mock-bank/bulk/card-rows.ts",
    find: "      shown: {\n        customerId,\n        cardLastDigit,",
    replace: "      shown: {\n        customerId,\n        cardLastDigits: cardLastDigit,",
  },
  {
    row: "S2-3-132",
    title: "A checked card row has the holder as beneficiary name",
    file: "mock-bank/bulk/card-rows.ts",
    find: "beneficiaryName: basics.name",
    replace: 'beneficiaryName: holder?.name ?? ""',
  },
  {
    row: "S2-3-133",
    title: "A checked card row has the phone of the holder",
    file: "mock-bank/bulk/card-rows.ts",
    find: "        phoneNumber,\n        amount: basics.amountText",
    replace: '        phoneNumber: holder?.phone ?? "",\n        amount: basics.amountText',
  },
  {
    row: "S2-3-134",
    title: "The amount of a checked card row is a number of pesewas",
    file: "mock-bank/bulk/card-rows.ts",
    find: "amount: basics.amountText",
    replace: "amount: String(basics.amount)",
  },
  {
    row: "S2-3-135",
    title: "A checked card row has no narration",
    file: "mock-bank/bulk/card-rows.ts",
    find: "        narration: basics.narration,\n        ...verdictOf",
    replace: "        ...verdictOf",
  },
  {
    row: "S2-3-136",
    title: "A checked card row has its status text as status",
    file: "mock-bank/bulk/card-rows.ts",
    find: "...verdictOf(wrong),",
    replace: "...verdictOf(wrong),\n        status: verdictOf(wrong).description,\n        description: undefined,",
  },
  {
    row: "S2-3-137",
    title: "A bad card row has code 0",
    file: "mock-bank/bulk/card-rows.ts",
    find: "...verdictOf(wrong),",
    replace: "...verdictOf(wrong),\n        code: 0,",
  },
  {
    row: "S2-7-40",
    title: "The path of a card upload is spelled correctly instead of as documented",
    file: "adapters/bank-api/contract/prepaid-card.ts",
    find: "/transfer/bulkUploadPreparedCard",
    replace: "/transfer/bulkUploadPrepaidCard",
  },
  {
    row: "S2-7-41",
    title: "A bulk of cards sends no saveBen",
    file: "adapters/bank-api/bulk-fields.ts",
    find: "const common = { sourceAccount: source.number, saveBen: keepsPayee };",
    replace:
      'const common = { sourceAccount: source.number, ...(category !== "prepaidCardBulk" && { saveBen: keepsPayee }) };',
  },
  {
    row: "S3-2.1-116",
    title: "The cards of a bulk have no Back button",
    file: "ui/shared/requests/bulk-entries.tsx",
    find: '        <Button variant="minimal" icon={<ChevronLeft />} text={shared.back} onClick={onBack} />\n',
    replace: "",
  },
];
