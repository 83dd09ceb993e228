import { beforeEach, describe, expect, it } from "vitest";
import { addDays, dayAt } from "../../domain/calendar";
import { ghs } from "../../domain/money";
import type { ScheduledTransfer } from "../../domain/schedules/scheduled-transfer";
import {
  accountsOf,
  balancesOf,
  confirm,
  okValue,
  type Person,
  signIn,
  type TestBank,
  type TestCompany,
  transferOf,
} from "../support/a-person";

const DAYS_AHEAD = 30;

export const schedulesPort = (openCompany: TestBank["openCompany"]) =>
  describe("schedules", () => {
    const start = addDays(dayAt(Date.now()), DAYS_AHEAD);
    const refused = { ok: false, failure: { kind: "refused" } };
    let company: TestCompany;
    let ama: Person;
    let schedule: ScheduledTransfer;

    beforeEach(async () => {
      company = await openCompany();
      ama = company.person("Single");
      await signIn(ama);
      const payment = await transferOf(ama, { schedule: { frequency: "monthly", start } });
      okValue(await confirm(ama, ama.payments.prepare(payment)));
      const [listed] = okValue(await ama.schedules.list("ownAccounts"));
      if (!listed) throw new Error("It is not listed");
      schedule = listed;
    });

    it("a new schedule moves no money and is listed under its category", async () => {
      expect(await balancesOf(ama)).toEqual([1000_00, 0]);
      const [from, to] = await accountsOf(ama);
      expect(schedule).toMatchObject({
        source: { account: from.number },
        payee: { account: to.number },
        amount: ghs(150_00),
        total: ghs(150_00),
        narration: "Float",
        frequency: "monthly",
        start: `${start}T00:00:00Z`,
      });
      expect(okValue(await ama.schedules.list("sameBank"))).toEqual([]);
    });

    const changed = async (who: Person) => {
      const [source, destination] = await accountsOf(who);
      return who.schedules.change({
        schedule,
        source,
        payee: { account: destination.number, name: destination.name },
        amount: ghs(75_00),
        total: ghs(75_00),
        narration: "Less",
        frequency: "weekly",
        start,
      });
    };

    it("a schedule is changed with a code", async () => {
      okValue(await confirm(ama, await changed(ama)));
      expect(okValue(await ama.schedules.list("ownAccounts"))).toMatchObject([
        { id: schedule.id, amount: ghs(75_00), narration: "Less", frequency: "weekly" },
      ]);
    });

    it("a change of a schedule that was deleted meanwhile is foretold to be refused, not for its amount", async () => {
      const [source] = await accountsOf(ama);
      const limited = {
        source: source.number,
        currency: "GHS",
        total: ghs(75_00),
        isScheduled: true,
        changed: schedule,
      };
      const refusal = async () => okValue(await ama.payments.limits(limited))?.refusal;
      expect(await refusal()).toBeUndefined();
      okValue(await ama.schedules.remove(schedule.id));
      expect(await refusal()).toEqual({
        message: "Only a schedule that runs can be changed.",
        isPossibleTomorrow: undefined,
      });
    });

    it("a schedule can be deleted once and is then no longer listed", async () => {
      okValue(await ama.schedules.remove(schedule.id));
      expect(okValue(await ama.schedules.list("ownAccounts"))).toEqual([]);
      expect(await ama.schedules.remove(schedule.id)).toMatchObject(refused);
    });

    it("a Viewer sees schedules but can neither change nor delete them", async () => {
      const yaw = company.person("Viewer");
      await signIn(yaw);
      expect(okValue(await yaw.schedules.list("ownAccounts"))).toHaveLength(1);
      expect(await confirm(yaw, await changed(yaw))).toMatchObject(refused);
      expect(await yaw.schedules.remove(schedule.id)).toMatchObject(refused);
    });

    it("another company can neither see nor delete a schedule", async () => {
      const selorm = (await openCompany()).person("Single");
      await signIn(selorm);
      expect(okValue(await selorm.schedules.list("ownAccounts"))).toEqual([]);
      expect(await selorm.schedules.remove(schedule.id)).toMatchObject(refused);
    });
  });
