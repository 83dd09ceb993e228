import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { formats } from "../../contract/description/formats";
import { replySchemaOf } from "../../contract/description/json-schema";
import { strictOf } from "../../contract/description/strict";
import type { Endpoint } from "../../contract/endpoint";
import { bankApi } from "../../contract/index";
import { listedValues } from "../../contract/listed-values";
import { isDescribed, leavesOf } from "../support/schema-leaves";

const endpoints = Object.entries(bankApi).flatMap(([noun, area]) =>
  Object.entries<Endpoint>(area)
    .filter(([, { answer }]) => answer !== "file")
    .map(([name, { reply }]) => ({ id: `${noun}.${name}`, reply })),
);

describe.each(endpoints)("the answer of $id", ({ reply }) => {
  const leaves = leavesOf(replySchemaOf(reply), "answer");

  it("every text and number has an enumeration, or a description with an example", () => {
    const bare = leaves.filter((leaf) => !isDescribed(leaf));
    const places = bare.map(({ place }) => place);
    expect(places, "describe each schema in contract/description/formats.ts").toEqual([]);
  });
});

describe("the formats of the contract", () => {
  it.each([...formats].map(([schema, format]) => [format.description, schema, format] as const))(
    "the example of “%s” is what a bank must send, and the client reads it",
    (_, schema, { example }) => {
      expect(z.safeParse(strictOf(schema as z.ZodMiniType), example).success).toBe(true);
      expect(z.safeParse(schema as z.ZodMiniType, example).success).toBe(true);
    },
  );

  it.each([
    ["an unlisted status", "requests.mine", { transactions: [{ workFlowStatus: "WAITING" }] }, "workFlowStatus"],
    ["a day that does not exist", "requests.mine", { transactions: [{ createDate: "31-02-2026" }] }, "createDate"],
    ["a row without an owed field", "requests.mine", { transactions: [{}] }, "sourceAccount"],
    ["an unknown currency", "accounts.list", { accounts: [{ currency: "XTS" }] }, "currency"],
    ["digits in place of a count", "requests.mine", { size: "3" }, "size"],
    ["a text in place of a flag", "accounts.list", { accounts: [{ primaryAccount: "true" }] }, "primaryAccount"],
    ["an unknown menu", "otp.verify", { menus: [{ title: "Home" }] }, "title"],
  ])("%s is outside the contract, although the client could read it", (_, id, answer, field) => {
    const reply = endpoints.find((each) => each.id === id)?.reply ?? z.never();
    const places = strictOf(reply)
      .safeParse(answer)
      .error?.issues.map(({ path }) => path.at(-1));
    expect(places).toContain(field);
  });

  it.each([
    ["customerId", ["1", "1234567890"], ["", "12345678901", "12345x"], "@S2-5-072"],
    ["last4Digit", ["4321"], ["", "432", "43210", "432x"], "@S2-5-073"],
    ["transType", ["PREPAIDCARD-TRANSFER"], ["", "OWN-TRANSFER", "prepaidcard-transfer"], "@S2-3-144"],
  ] as const)("the contract takes a card load only with a valid %s: %s, not %s %s", (field, valid, invalid, _row) => {
    const { input } = bankApi.prepaidCard.load;
    const takes = (value: string) => z.safeParse(input.shape[field], value).success;
    expect(valid.filter(takes)).toEqual(valid);
    expect(invalid.filter(takes)).toEqual([]);
  });

  it.each(["", null, undefined])("an optional text can be %j", (accountType) => {
    const account = { accountNumber: "1020304050607", currency: "GHS", availableBalance: "0.00", bookBalance: "0.00" };
    const answer = { accounts: [{ ...account, accountType }] };
    expect(strictOf(bankApi.accounts.list.reply).safeParse(answer).success).toBe(true);
  });

  it("every listed value is accepted in an answer, and no other one", () => {
    const status = strictOf(bankApi.requests.mine.reply.shape.transactions).def.element.shape.workFlowStatus;
    const accepted = [...listedValues.requestStatus, "OTHER", ""].filter((value) => status.safeParse(value).success);
    expect(accepted).toEqual([...listedValues.requestStatus]);
  });
});
