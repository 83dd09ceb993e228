import type { Database } from "../database/tables";
import { lessonLimits } from "../limits/limits";
import type { Logger } from "../system/log";
import { isBackground } from "./background-calls";
import { cutForTraffic } from "./traffic-values";

type MadeCall = {
  readonly companyId: string;
  readonly username: string;
  readonly call: string;
  readonly fields: Readonly<Record<string, unknown>>;
  /** The bank's words if it refused the call. */
  readonly refusal: string | undefined;
};

/**
 * Writes down what people ask for in companies of staged lessons, so that a check finds which list a trainee has opened.
 * Secrets are masked, and only the newest calls of a company are kept.
 */
export class LessonCalls {
  /** Whether a company is a staged one. A stage is stored together with its company, so an answer stays true. */
  private readonly staged = new Map<string, Promise<boolean>>();

  constructor(
    private readonly db: Database,
    private readonly log: Logger,
  ) {}

  /** A failure is only logged, because the call itself was served. */
  async record({ companyId, username, call, fields, refusal }: MadeCall): Promise<void> {
    try {
      if (!(await this.isStaged(companyId))) return;
      const { values } = cutForTraffic(fields);
      if (isBackground({ call, fields: values })) return;
      const row = { company_id: companyId, username, call, refusal: refusal ?? null, at: new Date() };
      await this.db
        .insertInto("lesson_calls")
        .values({ ...row, fields: JSON.stringify(values) })
        .execute();
      await this.forgetOldest(companyId);
    } catch (error) {
      this.log.error({ error, call }, "A call of a lesson was not written down");
    }
  }

  private async forgetOldest(companyId: string): Promise<void> {
    await this.db
      .deleteFrom("lesson_calls")
      .where("company_id", "=", companyId)
      .where("id", "<=", ({ selectFrom }) =>
        selectFrom("lesson_calls")
          .select("id")
          .where("company_id", "=", companyId)
          .orderBy("id", "desc")
          .offset(lessonLimits.callsOfCompany)
          .limit(1),
      )
      .execute();
  }

  private isStaged(companyId: string): Promise<boolean> {
    const known = this.staged.get(companyId) ?? this.find(companyId);
    this.staged.set(companyId, known);
    known.catch(() => this.staged.delete(companyId));
    return known;
  }

  private async find(companyId: string): Promise<boolean> {
    const query = this.db.selectFrom("lesson_stages").select("lesson").where("company_id", "=", companyId).limit(1);
    return (await query.executeTakeFirst()) !== undefined;
  }
}
