import { existsSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { packagedDocuments } from "../../build/packaged-documents";

const read = (file: string): string => readFileSync(file, "utf8");
const compose = read("deploy/container/compose.yaml");
const containerfile = read("deploy/container/Containerfile");
const units = ["@", "-embedded"].map((name) => `deploy/systemd/corporate-banking${name}.service`);
const namesIn = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, name = ""]) => name);
const assigned = (file: string): string[] => namesIn(read(file), /^([A-Z_]+)=/gm);
const documented = namesIn(read("mock-bank/README.md"), /`([A-Z_]+)`/g);

it("bank.env.example of the containers has every variable of compose.yaml and no other", () => {
  const used = new Set(namesIn(compose, /\$\{([A-Z_]+)/g));
  expect(assigned("deploy/container/bank.env.example").sort()).toEqual([...used].sort());
});

it("compose.yaml, the systemd units and their example set only variables of the bank", () => {
  const [environments = ""] = /x-bank:[\s\S]*?^services:/m.exec(compose) ?? [];
  const inCompose = namesIn(environments, /^ {4}([A-Z_]+):/gm);
  const inUnits = units.flatMap((file) => namesIn(read(file), /\b([A-Z_]+)=[\w.%]+(?= |$)/gm));
  const set = [
    ...inCompose,
    ...assigned("deploy/systemd/bank.env.example"),
    ...inUnits.filter((name) => /^[A-Z]/.test(name)),
  ];
  expect(set.filter((name) => !documented.includes(name))).toEqual([]);
  expect(set).toEqual(expect.arrayContaining(["DATABASE_URL", "PAYLOAD_SECRET", "TRUST_PROXY", "NODE_ENV", "PORT"]));
});

it("the containers copy files that exist, and start the program of the package", () => {
  const copied = namesIn(containerfile, /^COPY (?!--from|dist-package)(\S+)/gm);
  expect(copied.filter((file) => !existsSync(file))).toEqual([]);
  expect(copied).toContain("deploy/nginx/corporate-banking.conf");
  const program = "/opt/corporate-banking/dist-bank/bank.mjs";
  for (const text of [containerfile, compose, ...units.map(read)]) expect(text).toContain(program);
});

it("nginx in its container calls the banks of compose.yaml", () => {
  const banks = namesIn(containerfile, /127\\\.0\\\.0\\\.1:400\d\/(bank-\d):4000/g);
  expect(banks).toEqual(namesIn(compose, /^ {2}(bank-\d):/gm));
  expect(banks).toHaveLength(2);
});

it("the archive has all files that its documents link to or name below docs", () => {
  const documents = packagedDocuments();
  expect(documents.filter((file) => !existsSync(file))).toEqual([]);
  expect(documents).toEqual(expect.arrayContaining(["docs/operations.md", "docs/training.md", "docs/security.md"]));
});
