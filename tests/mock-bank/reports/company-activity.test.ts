import { createHash, createHmac, generateKeyPairSync, sign } from "node:crypto";
import { parse } from "csv-parse/sync";
import { beforeAll, describe, expect, it } from "vitest";
import type { InputOf } from "../../../contract/endpoint";
import { bankApi } from "../../../contract/index";
import { bankNow } from "../../../mock-bank/core/clock";
import { changeSigningKey, publishedKeys, signingKey } from "../../../mock-bank/signing/signing-keys";
import type { RunningBank } from "../../../mock-bank/start-bank";
import { wireDate } from "../../../mock-bank/values/wire-dates";
import { checkActivity } from "../../../tools/verify-activity/verify-activity";
import { type OpenedCompany, openCompany, signedIn, userOf } from "../../support/bank";
import { onEachBank } from "../../support/each-bank";
import { WireClient } from "../../support/wire-client";

const { reports, session, statements, transferBeneficiaries, payments, approvals } = bankApi;

type Filter = Partial<InputOf<typeof reports.activity>>;
type Entry = {
  readonly title: string;
  readonly detail: string;
  readonly person: string | null;
  readonly userName: string | null;
  readonly seal: string;
};
type Page = { readonly count: number; readonly entries: readonly Entry[]; readonly next: string | null };

async function todayOf({ bank }: RunningBank) {
  const today = wireDate(await bankNow(bank.db));
  return { startDate: today, endDate: today };
}

async function pageOf(client: WireClient, filter: Filter = {}): Promise<Page> {
  const answer = await client.call(reports.activity, { ...(await todayOf(client.bank)), pageSize: 50, ...filter });
  expect(answer).toMatchObject({ code: 0 });
  return answer as unknown as Page;
}

const told = ({ entries }: Page) => entries.map(({ person, title, detail }) => [person, title, detail]);

async function fileOf(client: WireClient, filter: Filter = {}, downloadType: "CSV" | "PDF" = "CSV"): Promise<Buffer> {
  const { pageSize: _, after: __, ...filters } = { ...(await todayOf(client.bank)), ...filter };
  const response = await client.download(reports.downloadActivity, { ...filters, downloadType });
  expect(response.headers.get("content-disposition")).toContain(`Company_Activity.${downloadType.toLowerCase()}`);
  return Buffer.from(await response.arrayBuffer());
}

async function* once(text: string) {
  yield text;
}
const checkFor = async ({ bank }: RunningBank, text: string) => checkActivity(once(text), await publishedKeys(bank.db));

/** Pays 150.00 from the first to the second account; an Initiator's is a request. */
async function transfer(client: WireClient, company: OpenedCompany, narration = "Rent"): Promise<string> {
  const [from, to] = company.accounts.map(({ accountNumber }) => accountNumber);
  const fields = { sourceAccount: from ?? "", destinationAccountNo: to ?? "", amount: "150.00", currencyCode: "GHS" };
  const answer = await client.confirm(
    payments.toSelf,
    { ...fields, narration, transType: "OWN-TRANSFER" },
    { total: "GHS 150.00", to: to?.slice(-4) ?? "" },
  );
  expect(answer).toMatchObject({ code: 0 });
  return String(answer.transactionId);
}

onEachBank("The activity of a company", (bank) => {
  const nameIn = (company: OpenedCompany, role: Parameters<typeof userOf>[1]) => userOf(company, role).fullName;

  it("sign-ins, requests, decisions, beneficiaries and downloads are listed, the newest first", async () => {
    const { running } = bank;
    const company = await openCompany(running);
    const initiator = await signedIn(running, company, "Initiator");
    const stranger = new WireClient(running);
    await stranger.authenticate(userOf(company, "Viewer").username, "Wrong@123");
    const id = await transfer(initiator, company);
    const authorizer = await signedIn(running, company, "Authorizer");
    const reference = { transactionId: id, transType: "OWN-TRANSFER", requestType: "SINGLE" } as const;
    await authorizer.confirm(
      approvals.approve,
      { ...reference, approvalStatus: "APPROVE" },
      {
        total: "GHS 150.00",
        to: company.accounts[1]?.accountNumber.slice(-4) ?? "",
      },
    );
    const number = company.accounts[0]?.accountNumber ?? "";
    const days = await todayOf(running);
    await authorizer.download(statements.forBooks, { ...days, accountNumber: number, format: "csv" });
    await initiator.call(session.logout, {});

    const [approver, maker] = [nameIn(company, "Authorizer"), nameIn(company, "Initiator")];
    const page = await pageOf(authorizer);
    const subject = `Own Account Transfer of GHS 150.00 to ${company.name} GHS 2`;
    expect(told(page)).toEqual([
      [maker, "Signed out", "By the user"],
      [approver, "Downloaded", `Statement of account ${number} from ${days.startDate} to ${days.endDate} as csv`],
      [approver, "Approved and paid", `${subject}. The request was approved by ${approver} and paid`],
      [approver, "Signed in", "With password and one-time code"],
      [maker, "Requested", subject],
      [nameIn(company, "Viewer"), "Sign-in refused", "A wrong user name or password"],
      [maker, "Signed in", "With password and one-time code"],
    ]);
    expect(page).toMatchObject({ count: 7, next: null });
  });

  it("the list is filtered by person, kind, account and days, and by all of them", async () => {
    const { running } = bank;
    const company = await openCompany(running);
    const single = await signedIn(running, company, "Single");
    const initiator = await signedIn(running, company, "Initiator");
    await transfer(initiator, company);
    const [first, second] = company.accounts.map(({ accountNumber }) => accountNumber);
    const { people } = (await pageOf(single)) as unknown as { people: { personId: string; name: string }[] };
    const personId = people.find(({ name }) => name === nameIn(company, "Initiator"))?.personId ?? "";
    expect(people).toHaveLength(company.users.length);

    const titles = async (filter: Filter) => (await pageOf(single, filter)).entries.map(({ title }) => title);
    expect(await titles({ personId })).toEqual(["Requested", "Signed in"]);
    expect(await titles({ kind: "SIGN_IN" })).toEqual(["Signed in", "Signed in"]);
    expect(await titles({ accountNumber: first })).toEqual(["Requested"]);
    expect(await titles({ accountNumber: second })).toEqual([]);
    expect(await titles({ startDate: "01-01-2026", endDate: "31-01-2026" })).toEqual([]);
    expect(await titles({ personId, kind: "REQUEST", accountNumber: first })).toEqual(["Requested"]);
    expect(await titles({ personId, kind: "DECISION" })).toEqual([]);
  });

  it("pages follow each other without gaps while new entries arrive", async () => {
    const { running } = bank;
    const company = await openCompany(running);
    const single = await signedIn(running, company, "Single");
    for (const narration of ["One", "Two", "Three"]) await transfer(single, company, narration);
    const seals = ({ entries }: Page) => entries.map(({ seal }) => seal);
    const whole = seals(await pageOf(single));
    const first = await pageOf(single, { pageSize: 2 });
    await transfer(single, company, "Four");
    const second = await pageOf(single, { pageSize: 2, after: first.next ?? "" });
    expect([...seals(first), ...seals(second)]).toEqual(whole);
    expect([first.count, second.count, second.next]).toEqual([4, 2, null]);
  });

  it("changes of beneficiaries are listed with what they were", async () => {
    const { running } = bank;
    const company = await openCompany(running);
    const other = await openCompany(running);
    const single = await signedIn(running, company, "Single");
    const accountNumber = other.accounts[0]?.accountNumber ?? "";
    const saved = { accountNumber, transferType: "LOCAL", alias: "GHS", bankName: "", bankCode: "" } as const;
    const { code, description } = await single.call(transferBeneficiaries.add, { ...saved, name: "Yaw" });
    expect({ code, description }).toEqual({ code: 0, description: "Beneficiary has been added!" });
    const listed = await single.call(transferBeneficiaries.atThisBank, { loginId: "any", transferType: "LOCAL" });
    const [{ id = "" } = {}] = listed.beneficiaries as { id?: string }[];
    await single.call(transferBeneficiaries.update, { ...saved, name: "Yaw Ltd", beneficiaryId: id });
    await single.call(transferBeneficiaries.remove, { beneficiaryId: id });
    expect(told(await pageOf(single, { kind: "BENEFICIARY" })).map(([, ...act]) => act)).toEqual([
      ["Beneficiary deleted", `Yaw Ltd, account ${accountNumber}`],
      ["Beneficiary changed", `Yaw, account ${accountNumber}, is now Yaw Ltd, account ${accountNumber}`],
      ["Beneficiary added", `Yaw, account ${accountNumber}`],
    ]);
  });

  it("another company has no line in the list, and its people and accounts find none", async () => {
    const { running } = bank;
    const [company, other] = [await openCompany(running), await openCompany(running)];
    const single = await signedIn(running, company, "Single");
    const rival = await signedIn(running, other, "Single");
    await transfer(rival, other);
    const rivalPage = (await pageOf(rival)) as Page & { people: { personId: string }[] };
    expect(told(await pageOf(single))).toEqual([
      [nameIn(company, "Single"), "Signed in", "With password and one-time code"],
    ]);
    for (const { personId } of rivalPage.people) expect((await pageOf(single, { personId })).count).toBe(0);
    const first = await pageOf(rival, { pageSize: 1 });
    const own = userOf(company, "Single").username;
    const { entries } = await pageOf(single, { after: first.next ?? "" });
    expect(entries.filter(({ userName }) => userName !== own)).toEqual([]);
    const accountNumber = other.accounts[0]?.accountNumber;
    const refused = await single.call(reports.activity, { ...(await todayOf(running)), pageSize: 10, accountNumber });
    expect(refused).toMatchObject({ code: 1, description: "accountNumber: Account not found" });
    const file = (await fileOf(single)).toString();
    expect(file).toContain(`"${own}"`);
    for (const { username } of other.users) expect(file).not.toContain(`"${username}"`);
  });

  it("the answer to a sign-in says whether the user may read it", async () => {
    const { running } = bank;
    const users = [
      { role: "Single" },
      { role: "Authorizer" },
      { role: "Initiator & Authorizer" },
      { role: "Initiator" },
      { role: "Viewer" },
      { role: "Single", menus: ["Dashboard"] },
    ] as const;
    const company = await openCompany(running, { users });
    const may = [];
    for (const { username, password } of company.users)
      may.push((await new WireClient(running).signIn(username, password)).mayReadActivity);
    expect(may).toEqual([true, true, true, undefined, undefined, undefined]);
  });

  it.each([
    [
      { startDate: "01-01-2025", endDate: "31-12-2026" },
      "The company's activity covers at most 366 days. Please choose a shorter period.",
    ],
    [{ startDate: "02-01-2026", endDate: "01-01-2026" }, "Start date should not be greater than end date"],
    [{ startDate: "31-02-2026" }, "startDate: is no date."],
    [{ after: "0-nowhere" }, "after: is no place in this list."],
  ])("the invalid input %j is refused with the reason", async (asked, description) => {
    const { running } = bank;
    const client = await signedIn(running, await openCompany(running), "Single");
    const answer = await client.call(reports.activity, { ...(await todayOf(running)), pageSize: 10, ...asked });
    expect(answer).toMatchObject({ code: 1, description });
  });

  it("a download adds an entry, and a refused download adds none", async () => {
    const { running } = bank;
    const client = await signedIn(running, await openCompany(running), "Single");
    await fileOf(client, { kind: "SIGN_IN" }, "PDF");
    const days = await todayOf(running);
    await client.call(reports.downloadActivity, { ...days, accountNumber: "9999999999999", downloadType: "CSV" });
    expect(told(await pageOf(client, { kind: "DOWNLOAD" })).map(([, ...act]) => act)).toEqual([
      ["Downloaded", `Company activity, ${days.startDate} to ${days.endDate}, Signing in and out, PDF`],
    ]);
  });

  describe("as a CSV", () => {
    let running: RunningBank;
    let client: WireClient;
    let lines: readonly string[];
    const text = (changed: readonly string[]) => changed.map((line) => `${line}\r\n`).join("");
    const cellsOf = (line: string): string[] => parse(line, { bom: true })[0] ?? [];
    const lineOf = (cells: readonly string[]) =>
      cells.map((cell) => (cell ? `"${cell.replaceAll('"', '""')}"` : "")).join(",");
    const check = (file: string) => checkFor(running, file);

    /** Computes all line seals again, as anyone can. */
    const resealed = (changed: readonly (readonly string[])[]): string => {
      let seal = "";
      const written = changed.map((cells, place) => {
        const covered = place === 0 ? cells : cells.slice(0, -2);
        seal = createHash("sha256")
          .update(JSON.stringify([seal, ...covered]))
          .digest("hex");
        return lineOf(place === 0 ? cells : [...covered, seal, cells.at(-1) ?? ""]);
      });
      return text(written);
    };
    const signatureOf = (changed: readonly string[]) => cellsOf(changed.at(-1) ?? "").at(-1) ?? "";
    const withSignature = (signature: string) => {
      const closing = cellsOf(lines.at(-1) ?? "");
      return text(lines.with(-1, lineOf(closing.with(-1, signature))));
    };

    beforeAll(async () => {
      running = bank.running;
      const company = await openCompany(running);
      client = await signedIn(running, company, "Single");
      for (const narration of ["One", "Two", "Three", "Four"]) await transfer(client, company, narration);
      await running.bank.db
        .updateTable("users")
        .set({ full_name: '=HYPERLINK("http://x")' })
        .where("username", "=", userOf(company, "Single").username)
        .execute();
      lines = (await fileOf(client)).toString().trimEnd().split("\r\n");
    });

    it("the CSV begins with the mark of UTF-8, and each entry is a line in the order in which it was written", () => {
      expect(lines[0]?.startsWith('\uFEFF"Line","Date"')).toBe(true);
      expect(lines.slice(1).map((line) => [cellsOf(line)[0], cellsOf(line)[6]])).toEqual([
        ["Opening", "All entries"],
        ["1", "Signed in"],
        ["2", "Paid"],
        ["3", "Paid"],
        ["4", "Paid"],
        ["5", "Paid"],
        ["Closing", "Number of entries"],
      ]);
    });

    it("an unchanged file has no fault, and its last seal is that of the list", async () => {
      const result = await check(text(lines));
      expect(result).toMatchObject({ faults: [], entries: 5, isWhole: true });
      const [newest] = (await pageOf(client, { kind: "REQUEST" })).entries;
      expect(result.lastSeal).toBe(newest?.seal);
    });

    it("each removed line is reported", async () => {
      for (const cut of lines.keys()) {
        const { faults } = await check(text(lines.filter((_, place) => place !== cut)));
        expect(faults, `line ${cut + 1}`).not.toEqual([]);
      }
    });

    it("each changed cell is reported with its line", async () => {
      for (const [place, line] of lines.entries())
        for (const [changed, cell] of cellsOf(line).entries()) {
          const tampered = lineOf(cellsOf(line).with(changed, `${cell}1`));
          const { faults } = await check(text(lines.with(place, tampered)));
          expect(faults[0], `cell ${changed} of line ${place + 1}`).toMatch(`Line ${place + 1}: `);
        }
    });

    it("any two swapped entries are reported", async () => {
      const last = lines.length - 2;
      for (let one = 2; one <= last; one += 1)
        for (let other = one + 1; other <= last; other += 1) {
          const swapped = lines.with(one, lines[other] ?? "").with(other, lines[one] ?? "");
          expect((await check(text(swapped))).faults).not.toEqual([]);
        }
    });

    type Cells = readonly (readonly string[])[];
    const changed = (line: number, column: number, cell: string) => (file: Cells) =>
      file.with(line, (file[line] ?? []).with(column, cell));
    const cut = (line: number) => (file: Cells) =>
      file
        .toSpliced(line, 1)
        .map((cells, place) => (/^\d+$/.test(cells[0] ?? "") ? cells.with(0, String(place - 1)) : cells))
        .map((cells) => (cells[0] === "Closing" ? cells.with(7, "4") : cells));
    it.each<[string, (file: Cells) => Cells]>([
      ["person", changed(3, 3, "Kofi Boateng")],
      ["time", changed(3, 2, "03:00:00")],
      ["kind", changed(3, 5, "Downloads")],
      ["amount", changed(3, 7, "Own Account Transfer of GHS 1.00")],
      ["company", changed(1, 7, "Another company, 01-01-2026 to 31-12-2026")],
      ["days", (file) => changed(1, 7, (file[1]?.[7] ?? "").replace(/\d\d-\d\d-\d{4} to/, "01-01-2026 to"))(file)],
      ["missing first entry", cut(2)],
      ["missing middle entry", cut(4)],
      ["missing last entry", cut(6)],
    ])(
      "a file with another %s is reported by its signature although all line seals are computed again",
      async (_, forge) => {
        const file = lines.map((line) => cellsOf(line));
        const forged = resealed(forge(file));
        expect(forged).not.toBe(resealed(file));
        expect((await check(forged)).faults.join()).toContain("the bank signed another file");
        expect((await check(resealed(file))).faults).toEqual([]);
      },
    );

    it("a signature by another key, another algorithm or none is reported", async () => {
      const [head = "", payload = ""] = signatureOf(lines).split(".");
      const { kid, typ } = JSON.parse(Buffer.from(head, "base64url").toString());
      const { privateKey } = generateKeyPairSync("ed25519");
      const encoded = (header: object) => `${Buffer.from(JSON.stringify(header)).toString("base64url")}.${payload}`;
      const own = (header: object) => {
        const signed = encoded(header);
        return `${signed}.${sign(null, Buffer.from(signed), privateKey).toString("base64url")}`;
      };
      const { keys } = (await publishedKeys(running.bank.db)) as { keys: readonly { x: string }[] };
      const mac = encoded({ alg: "HS256", kid, typ });
      const hmac = createHmac("sha256", Buffer.from(keys[0]?.x ?? "", "base64url"))
        .update(mac)
        .digest("base64url");
      const faultOf = async (signature: string) => (await check(withSignature(signature))).faults.join();
      expect(await faultOf(own({ alg: "EdDSA", kid, typ }))).toContain("the signature does not fit its content");
      expect(await faultOf(own({ alg: "EdDSA", kid: "own", typ }))).toContain("not in the bank's key set");
      expect(await faultOf(own({ alg: "EdDSA", kid, typ: "receipt+jws" }))).toContain("another kind of file");
      expect(await faultOf(`${encoded({ alg: "none", kid, typ })}.`)).toContain("the signature is damaged");
      expect(await faultOf(`${encoded({ alg: "none", kid, typ })}.${"A".repeat(86)}`)).toContain("algorithm none");
      expect(await faultOf(`${mac}.${hmac}${hmac}`)).toContain("algorithm HS256");
      expect(await faultOf(signatureOf(lines).replace(payload, `${payload.slice(0, -4)}AAAA`))).toContain(
        "does not fit",
      );
      expect(await faultOf("")).toContain("the signature is missing: it was removed");
    });

    it("a file of the old form, without a signature, is named so", async () => {
      const old = text(lines.map((line) => lineOf(cellsOf(line).slice(0, -1))));
      expect((await check(old)).faults).toEqual([
        expect.stringContaining("is of the old form, which has no signature"),
      ]);
    });

    it("a file stays valid after the bank has changed its key, and the next file has the new one", async () => {
      const [head = ""] = signatureOf(lines).split(".");
      await changeSigningKey(running.bank.db, running.bank.settings);
      expect((await check(text(lines))).faults).toEqual([]);
      const next = (await fileOf(client)).toString();
      expect(signatureOf(next.trimEnd().split("\r\n")).split(".")[0]).not.toBe(head);
      expect((await check(next)).faults).toEqual([]);
    });

    it("a bank with another CODE_KEY signs with a key of its own, and publishes the older keys", async () => {
      const settings = { ...running.bank.settings, codeKey: "another key of at least 32 characters" };
      const { kid } = await signingKey(running.bank.db, settings);
      expect((await signingKey(running.bank.db, settings)).kid).toBe(kid);
      expect((await signingKey(running.bank.db, running.bank.settings)).kid).not.toBe(kid);
      expect((await check(text(lines))).faults).toEqual([]);
    });

    it("the published key set has no private part", async () => {
      const response = await fetch(`${running.address}/.well-known/jwks.json`);
      expect(response.headers.get("content-type")).toContain("application/jwk-set+json");
      const { keys } = (await response.json()) as { keys: readonly object[] };
      expect(keys.length).toBeGreaterThan(0);
      for (const key of keys) expect(Object.keys(key).toSorted()).toEqual(["alg", "crv", "kid", "kty", "use", "x"]);
    });

    it("a filtered file is checked too, and says that entries are left out", async () => {
      const file = (await fileOf(client, { kind: "REQUEST" })).toString();
      expect(await check(file)).toMatchObject({ faults: [], entries: 4, isWhole: false });
    });

    it("a file without entries is whole", async () => {
      const file = (await fileOf(client, { startDate: "01-01-2026", endDate: "02-01-2026" })).toString();
      expect(await check(file)).toMatchObject({ faults: [], entries: 0, lastSeal: "" });
    });

    it("a name that is a formula is guarded for spreadsheets", async () => {
      const file = (await fileOf(client)).toString();
      expect(file).toContain(`"'=HYPERLINK(""http://x"")"`);
      expect((await check(file)).faults).toEqual([]);
    });

    it("a text that is no such file is refused", async () => {
      expect((await check("Line,Account\r\n")).faults).toEqual(["Line 1: this is not the activity of a company"]);
      await expect(check('"Line')).rejects.toThrow("The quoted text in line 1 does not end");
    });
  });
});
