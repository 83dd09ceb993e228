import { beforeEach, describe, expect, it } from "vitest";
import { okValue, type Person, signIn, type TestBank } from "../support/a-person";

export const otpPort = (openCompany: TestBank["openCompany"]) =>
  describe("one-time codes", () => {
    let kofi: Person;
    let efua: Person;

    beforeEach(async () => {
      const company = await openCompany();
      [kofi, efua] = [company.person("Initiator"), company.person("Authorizer")];
      await signIn(kofi);
      await signIn(efua);
      okValue(await kofi.otp.send(undefined));
    });

    const aWrongCode = async () => ((await kofi.codeSent()) === "00000" ? "00001" : "00000");

    it("are right as sent, as often as they are checked", async () => {
      const code = await kofi.codeSent();
      expect(code).toMatch(/^\d{5}$/);
      expect(await kofi.otp.check(code)).toEqual({ ok: true, value: undefined });
      expect(await kofi.otp.check(code)).toEqual({ ok: true, value: undefined });
    });

    it("count three wrong tries down, then are void: the right one too @S1-2.7-13", async () => {
      const wrong = await aWrongCode();
      for (const attemptsLeft of [2, 1, 0])
        expect(await kofi.otp.check(wrong)).toMatchObject({ ok: false, failure: { kind: "wrongCode", attemptsLeft } });
      expect(await kofi.otp.check(await kofi.codeSent())).toMatchObject({ ok: false, failure: { kind: "codeVoid" } });
    });

    it("are replaced by the next one, with its own tries", async () => {
      const old = await kofi.codeSent();
      await kofi.otp.check(await aWrongCode());
      okValue(await kofi.otp.send(undefined));
      const fresh = await kofi.codeSent();
      if (old !== fresh)
        expect(await kofi.otp.check(old)).toMatchObject({ failure: { kind: "wrongCode", attemptsLeft: 2 } });
      expect(await kofi.otp.check(fresh)).toMatchObject({ ok: true });
    });

    it("are nobody else's", async () => {
      expect(await efua.otp.check(await kofi.codeSent())).toMatchObject({ ok: false, failure: { kind: "codeVoid" } });
    });

    it("are sent and checked for nobody whose session has ended", async () => {
      const code = await kofi.codeSent();
      okValue(await kofi.session.signOut());
      expect(await kofi.otp.check(code)).toMatchObject({ ok: false });
      expect(await kofi.otp.send(undefined)).toMatchObject({ failure: { kind: "sessionEnded" } });
    });
  });
