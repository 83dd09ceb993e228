import { describe, expect, it } from "vitest";
import type { Complaint } from "../../domain/support/complaint";
import { linkOf } from "../../domain/support/directive";
import { okValue, refusalOf, signIn, type TestBank } from "../support/a-person";

const aComplaint = (over: Partial<Complaint> = {}): Complaint => ({
  subject: "other - Cheque book",
  fullName: "Ama Mensah",
  phone: "0244123456",
  email: "",
  accountNumber: "",
  message: "It never came & I am sad: 100% \u0190si?\nHelp!",
  ...over,
});

export const supportPort = (openCompany: TestBank["openCompany"]) =>
  describe("support", () => {
    it("a complaint is accepted with and without a session", async () => {
      const ama = (await openCompany()).person("Single");
      expect(okValue(await ama.support.complain(aComplaint())).message).toMatch(/Reference: \S+$/);
      await signIn(ama);
      okValue(await ama.support.complain(aComplaint({ email: "ama@adom.example", accountNumber: "1020304050607" })));
    });

    it("a device can send five complaints in an hour, and repeat the same one without limit", async () => {
      const { support } = (await openCompany()).person("Single");
      for (const message of ["1", "2", "3", "4", "5", "5", "5"])
        okValue(await support.complain(aComplaint({ message })));
      expect(refusalOf(await support.complain(aComplaint({ message: "6" })))).toContain("Too many complaints");
    });

    it("a text that the bank has not signed is no paper, with and without a session", async () => {
      const ama = (await openCompany()).person("Single");
      const paperToday = async (signature: string) => {
        const papers = await ama.support.papers();
        if (!papers) throw new Error("The check of papers cannot be loaded");
        return papers.paperToday(signature);
      };
      expect(refusalOf(await paperToday("e30.e30.AA"))).toBe("This is no paper of this bank.");
      await signIn(ama);
      expect(refusalOf(await paperToday("e30.e30.AA"))).toBe("This is no paper of this bank.");
    });

    it("the listed directives can be opened", async () => {
      const { support } = (await openCompany()).person("Single");
      const directives = okValue(await support.directives());
      expect(directives.length).toBeGreaterThan(0);
      for (const directive of directives) {
        expect(directive.fileName).not.toBe("");
        expect(linkOf(directive, "https://bank.example")).toMatch(/^https:\/\/bank\.example\/directives\/[\w-]+\.pdf$/);
      }
    });
  });
