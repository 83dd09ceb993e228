import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import { expect, it } from "vitest";
import { bankApi } from "../../contract/index";
import { dumpBank } from "../../mock-bank/snapshots/dump";
import { openCompany, signedIn } from "../support/bank";
import { controlHeaders, controlOf } from "../support/control";
import { onEachBank } from "../support/each-bank";

onEachBank("A snapshot", (bank) => {
  const control = controlOf(bank);
  const fileOf = async (name: string) => {
    const answer = await fetch(`${bank.running.address}/control/snapshots/file?name=${encodeURIComponent(name)}`, {
      headers: controlHeaders(bank.running),
    });
    expect(answer.status).toBe(200);
    return Buffer.from(await answer.arrayBuffer());
  };
  const upload = (name: string, file: Buffer) =>
    control("POST", `snapshots/file?name=${encodeURIComponent(name)}`, file);
  const edited = async (file: Buffer, edit: (text: string) => string) =>
    promisify(gzip)(edit((await promisify(gunzip)(file)).toString()));

  it("a restored snapshot brings back the whole bank and removes everything later", async () => {
    await control("PUT", "clock", { now: "2026-11-20T09:00:00Z" });
    const company = await openCompany(bank.running);
    const customer = await signedIn(bank.running, company, "Single");
    expect(await control("POST", "snapshots", { name: "Before lunch" })).toMatchObject({
      status: 200,
      snapshots: [{ name: "Before lunch" }],
    });
    const before = await dumpBank(bank.running.bank.db);

    const later = await openCompany(bank.running);
    await customer.call(bankApi.otp.send, {});
    await control("PUT", "clock", { advance: "P3D" });
    await control("PUT", "faults", { faults: [{ call: "accounts.list", kind: "drop" }] });
    expect(await control("POST", "snapshots/restore", { name: "Before lunch" })).toMatchObject({ status: 200 });

    const after = await dumpBank(bank.running.bank.db);
    const { bank_clock: _, messages, ...tables } = before.tables;
    expect(after.tables).toMatchObject(tables);
    // Messages that were waiting in the snapshot are not sent again.
    const expected = rowsOf(messages).map((row) => (row.mailed_at === null ? { ...row, mail_tries: 5 } : row));
    expect(expected).not.toEqual(rowsOf(messages));
    expect(rowsOf(after.tables.messages)).toEqual(expected);
    expect(after.sequences).toEqual(before.sequences);
    expect((await control("GET", "clock")).now).toMatch(/^2026-11-20T09:00:/);
    expect((await control("GET", "faults")).faults).toEqual([]);
    expect(JSON.stringify((await control("GET", "state")).companies)).not.toContain(later.name);
    expect(await customer.call(bankApi.accounts.list, { loginId: "" })).toMatchObject({ code: 0 });
    await openCompany(bank.running);
  });

  it("a snapshot is kept through a reset, and deleted on request", async () => {
    await control("POST", "snapshots", { name: "Kept" });
    await control("POST", "reset", {});
    const names = async () =>
      ((await control("GET", "snapshots")).snapshots as { name: string }[]).map(({ name }) => name);
    expect(await names()).toContain("Kept");
    expect((await control("POST", "snapshots", { name: "Kept" })).description).toContain("already");
    await control("POST", "snapshots/delete", { name: "Kept" });
    expect(await names()).not.toContain("Kept");
    expect(await control("POST", "snapshots/delete", { name: "Kept" })).toMatchObject({ status: 400 });
    expect(await control("POST", "snapshots/restore", { name: "Kept" })).toMatchObject({ status: 400 });
  });

  it("a snapshot can be moved as a file from one bank to another", async () => {
    const company = await openCompany(bank.running);
    await control("POST", "snapshots", { name: "Travels" });
    const file = await fileOf("Travels");
    await control("POST", "snapshots/delete", { name: "Travels" });
    await control("POST", "reset", {});
    expect(await upload("Arrived", file)).toMatchObject({ status: 200 });
    expect(JSON.stringify((await control("GET", "state")).companies)).not.toContain(company.name);
    await control("POST", "snapshots/restore", { name: "Arrived" });
    expect(JSON.stringify((await control("GET", "state")).companies)).toContain(company.name);
  });

  it("an invalid snapshot file is refused with a reason and changes nothing: no snapshot, another version, cut short or wrong", async () => {
    // Runs the due work now, so that none runs during the test.
    await control("PUT", "clock", { advance: "PT1S" });
    await openCompany(bank.running);
    await control("POST", "snapshots", { name: "Sound" });
    const file = await fileOf("Sound");
    const before = (await dumpBank(bank.running.bank.db)).tables;
    const wrong: [string, Buffer, RegExp][] = [
      ["no file of ours", Buffer.from("hello"), /no snapshot/],
      ["cut short", file.subarray(0, file.length / 2), /no snapshot/],
      ["another format", await edited(file, (text) => text.replace('"version":1', '"version":9')), /no snapshot/],
      [
        "another version",
        await edited(file, (text) => text.replace("0001-first-release", "0002-next")),
        /another version/,
      ],
      ["a balance", await edited(file, (text) => text.replace(/(\\"book\\":)(\d{4,})/, "$11")), /do not add up/],
      ["a row", await edited(file, (text) => text.replace(/\\"role\\":\\"Single\\"/, '\\"role\\":null')), /do not fit/],
    ];
    for (const [name, content, words] of wrong) {
      const refused = await upload(name, content);
      expect([name, refused.status]).toEqual([name, 400]);
      expect(refused.description).toMatch(words);
    }
    expect((await dumpBank(bank.running.bank.db)).tables).toEqual(before);
    expect(await control("POST", "snapshots/file?name=", file)).toMatchObject({ status: 400 });
    await openCompany(bank.running);
  });
});

// A dump writes the rows of a table as a JSON array of objects.
const rowsOf = (table = "[]") => JSON.parse(table) as Record<string, unknown>[];
