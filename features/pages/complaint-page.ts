import type { Locator, Page } from "playwright-core";
import type { InputMethod } from "../support/input-method";

/** The required fields of a complaint. */
const enough = {
  "Full Name": "Ama Mensah",
  "Phone Number": "0244123456",
  "Enquiry Message": "The code never came.",
};

export class ComplaintPage {
  private readonly form: Locator;

  constructor(
    private readonly page: Page,
    private readonly input: InputMethod,
  ) {
    this.form = page.getByRole("form", { name: "Complaint", exact: true });
  }

  field(label: string): Locator {
    return this.form.getByLabel(label, { exact: true });
  }

  subjects(): Promise<string[]> {
    return this.field("Subject").locator("option:not([disabled])").allInnerTexts();
  }

  fillInEnough(subject: string): Promise<void> {
    return this.fillIn({ Subject: subject, ...enough });
  }

  async fillIn({ Subject: subject, ...texts }: Readonly<Record<string, string>>): Promise<void> {
    if (subject) await this.input.choose(this.field("Subject"), subject);
    for (const [label, text] of Object.entries(texts)) await this.input.type(this.field(label), text);
  }

  async submit(): Promise<void> {
    await this.input.press(this.form.getByRole("button", { name: "Submit", exact: true }));
  }

  /** Focuses the field and moves on to the next one. */
  async leave(label: string): Promise<void> {
    await this.field(label).focus();
    await this.page.keyboard.press("Tab");
  }
}
