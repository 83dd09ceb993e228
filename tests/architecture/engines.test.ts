import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, it, vi } from "vitest";
import { missingEngines } from "../../features/support/browser";
import { onlyOffered } from "../../features/support/webkit/only-offered";

const programs = mkdtempSync(join(tmpdir(), "engines-"));

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(programs, { recursive: true, force: true });
});

it("an engine is missing unless all its programs are on the path", () => {
  vi.stubEnv("FIREFOX_PATH", undefined);
  vi.stubEnv("PATH", programs);
  expect(missingEngines()).toEqual(["firefox", "webkit"]);
  for (const name of ["firefox-esr", "WebKitWebDriver"]) {
    writeFileSync(join(programs, name), "");
    chmodSync(join(programs, name), 0o755);
  }
  expect(missingEngines()).toEqual(["webkit"]);
});

it("a method that the WebKit driver lacks is an error that names the way out", () => {
  const page = onlyOffered<{ url(): string; pdf(): void }>("Page", { url: () => "about:blank" });
  expect(page.url()).toBe("about:blank");
  expect(() => page.pdf()).toThrow(/has no Page\.pdf\. Add it .* or run the scenario without @engines/);
});
