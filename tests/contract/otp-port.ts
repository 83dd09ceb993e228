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

    it("the sent code is right, however often it is checked", async () => {
      const code = await kofi.codeSent();
      expect(code).toMatch(/^\d{5}$/);
      expect(await kofi.otp.check(code)).toEqual({ ok: true, value: undefined });
      expect(await kofi.otp.check(code)).toEqual({ ok: true, value: undefined });
    });

    it("the bank names the phone and the e-mail address of a code masked", async () => {
      const { phone, email } = okValue(await kofi.otp.send(undefined));
      expect([phone, email]).toEqual([expect.stringMatching(/^0\d\d\*{5}\d\d$/), expect.stringMatching(/^\w\*{3}@\w/)]);
    });

    it("a code is void after three wrong attempts, even if the right code follows @S1-2.7-13", async () => {
      const wrong = await aWrongCode();
      for (const attemptsLeft of [2, 1, 0])
        expect(await kofi.otp.check(wrong)).toMatchObject({ ok: false, failure: { kind: "wrongCode", attemptsLeft } });
      expect(await kofi.otp.check(await kofi.codeSent())).toMatchObject({ ok: false, failure: { kind: "codeVoid" } });
    });

    it("a new code replaces the old one and has its own attempts", async () => {
      const old = await kofi.codeSent();
      await kofi.otp.check(await aWrongCode());
      okValue(await kofi.otp.send(undefined));
      const fresh = await kofi.codeSent();
      if (old !== fresh)
        expect(await kofi.otp.check(old)).toMatchObject({ failure: { kind: "wrongCode", attemptsLeft: 2 } });
      expect(await kofi.otp.check(fresh)).toMatchObject({ ok: true });
    });

    it("the code of another user is not accepted", async () => {
      expect(await efua.otp.check(await kofi.codeSent())).toMatchObject({ ok: false, failure: { kind: "codeVoid" } });
    });

    it("codes are neither sent nor checked after the end of the session", async () => {
      const code = await kofi.codeSent();
      okValue(await kofi.session.signOut());
      expect(await kofi.otp.check(code)).toMatchObject({ ok: false });
      expect(await kofi.otp.send(undefined)).toMatchObject({ failure: { kind: "sessionEnded" } });
    });
  });
