import type { Database } from "../database/tables";
import type { Logger } from "../system/log";
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
 * Writes down what screens ask for in companies of staged lessons, so that a check finds which list a trainee has
 * opened. Secrets are masked.
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
      const values = JSON.stringify(cutForTraffic(fields).values);
      await this.db
        .insertInto("lesson_calls")
        .values({ company_id: companyId, username, call, fields: values, refusal: refusal ?? null, at: new Date() })
        .execute();
    } catch (error) {
      this.log.error({ error, call }, "A call of a lesson was not written down");
    }
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
