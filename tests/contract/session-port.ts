import { beforeEach, describe, expect, it } from "vitest";
import { okValue, type Person, refusalOf, signIn, type TestBank } from "../support/a-person";

export const sessionPort = (openCompany: TestBank["openCompany"]) =>
  describe("signing in", () => {
    let kofi: Person;
    let elsewhere: Person;

    beforeEach(async () => {
      const company = await openCompany();
      [kofi, elsewhere] = [company.person("Initiator"), company.person("Initiator")];
    });

    it("the right password is accepted and returns the user's data", async () => {
      const candidate = okValue(await kofi.session.authenticate(kofi));
      expect(candidate).toMatchObject({ userName: kofi.userName, accountNumber: expect.stringMatching(/^\d{13}$/) });
      expect(candidate.loginId).not.toBe("");
      expect(candidate.email).toContain("@");
    });

    it("a wrong password and an unknown user name have the same error message", async () => {
      const wrong = await kofi.session.authenticate({ userName: kofi.userName, password: "Wrong@123" });
      const unknown = await kofi.session.authenticate({ userName: "nobody.at.all", password: kofi.password });
      expect(refusalOf(wrong)).toMatch(/\w/);
      expect(refusalOf(unknown)).toBe(refusalOf(wrong));
    });

    it("the right code opens a session with role, menus and timeout", async () => {
      const session = await signIn(kofi);
      expect(session).toMatchObject({
        user: { userName: kofi.userName, roles: ["Initiator"], permissions: { transfers: true } },
        mustChangePassword: false,
      });
      expect(session.id).not.toBe("");
      expect(session.timeoutSeconds).toBeGreaterThan(0);
    });

    it("three wrong codes make the code void, and a new code is accepted", async () => {
      const candidate = okValue(await kofi.session.authenticate(kofi));
      okValue(await kofi.session.sendSignInCode(candidate));
      const wrong = (await kofi.codeSent()) === "00000" ? "00001" : "00000";
      for (const attemptsLeft of [2, 1, 0])
        expect(await kofi.session.checkSignInCode(candidate, wrong)).toMatchObject({
          failure: { kind: "wrongCode", attemptsLeft },
        });
      const voided = await kofi.codeSent();
      expect(await kofi.session.checkSignInCode(candidate, voided)).toMatchObject({ failure: { kind: "codeVoid" } });
      okValue(await kofi.session.sendSignInCode(candidate));
      okValue(await kofi.session.checkSignInCode(candidate, await kofi.codeSent()));
    });

    it("the bank names the destination of a sign-in code masked", async () => {
      const candidate = okValue(await kofi.session.authenticate(kofi));
      const { phone, email } = okValue(await kofi.session.sendSignInCode(candidate));
      expect([phone, email]).toEqual([expect.stringMatching(/^0\d\d\*{5}\d\d$/), expect.stringMatching(/^\w\*{3}@\w/)]);
    });

    it("a code can be used once", async () => {
      const candidate = okValue(await kofi.session.authenticate(kofi));
      okValue(await kofi.session.sendSignInCode(candidate));
      const code = await kofi.codeSent();
      okValue(await kofi.session.checkSignInCode(candidate, code));
      expect(await kofi.session.checkSignInCode(candidate, code)).toMatchObject({ failure: { kind: "codeVoid" } });
    });

    it("a session can be refreshed until it is signed out @S1-7-27..28 @S1-7-40", async () => {
      await signIn(kofi);
      expect(await kofi.session.refresh()).toEqual({ ok: true, value: undefined });
      expect(await kofi.session.signOut()).toEqual({ ok: true, value: undefined });
      expect(await kofi.session.refresh()).toEqual({ ok: false, failure: { kind: "sessionEnded", why: "timeout" } });
      expect(kofi.state.ended?.why).toBe("timeout");
    });

    it("signing in elsewhere ends the older session @S1-4-48", async () => {
      await signIn(kofi);
      await signIn(elsewhere);
      expect(await kofi.accounts.list()).toEqual({
        ok: false,
        failure: { kind: "sessionEnded", why: "signedInElsewhere" },
      });
      expect(kofi.state.ended?.why).toBe("signedInElsewhere");
      expect((await elsewhere.accounts.list()).ok).toBe(true);
    });

    it("no data is available without a session", async () => {
      expect(await kofi.accounts.list()).toMatchObject({ failure: { kind: "sessionEnded" } });
      expect(await kofi.otp.send(undefined)).toMatchObject({ failure: { kind: "sessionEnded" } });
    });
  });
