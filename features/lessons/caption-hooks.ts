import { mkdirSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import { AfterStep, Before, BeforeStep, type ITestStepHookParameter } from "@cucumber/cucumber";
import type { Page } from "playwright-core";
import type { BankWorld } from "../support/world";
import { keywordOf } from "./lesson";

/** Time a caption is shown before its step runs. */
const PAUSE_MS = Number(process.env.DEMO_PAUSE_MS ?? 2000);
const PICTURES = process.env.DEMO_PICTURES;
const ID = "demo-caption";
let shown = 0;

Before(({ pickle }) => {
  console.info(`\n${pickle.name}`);
});

BeforeStep({ timeout: 120_000 }, async function (this: BankWorld, step: ITestStepHookParameter) {
  const words = captionOf(step);
  console.info(`  ${words}`);
  for (const { page } of await this.peopleWithBrowsers()) await show(page, words);
  await setTimeout(PAUSE_MS);
});

/**
 * Repeats the caption, because the step may have opened a page or navigated. The log shows
 * the caption as read back from each page, so that tests can check it.
 */
AfterStep({ timeout: 120_000 }, async function (this: BankWorld, step: ITestStepHookParameter) {
  const words = captionOf(step);
  const people = await this.peopleWithBrowsers();
  for (const { name, page } of people) console.info(`    on ${name}'s screen: ${await show(page, words)}`);
  const last = people.at(-1);
  if (!PICTURES || !last) return;
  mkdirSync(PICTURES, { recursive: true });
  await last.page.screenshot({
    path: `${PICTURES}/${String(++shown).padStart(3, "0")}.jpg`,
    type: "jpeg",
    quality: 60,
  });
});

const captionOf = ({ pickle, pickleStep }: ITestStepHookParameter): string =>
  `${pickle.steps.findIndex(({ id }) => id === pickleStep.id) + 1}/${pickle.steps.length}  ${keywordOf(pickleStep.type)} ${pickleStep.text}`;

/** Shows the caption above the page; it ignores clicks and is hidden from screen readers. */
function show(page: Page, words: string): Promise<string | null> {
  return page.evaluate(
    ([id, text]) => {
      const caption = document.getElementById(id) ?? document.body.appendChild(document.createElement("div"));
      caption.id = id;
      caption.ariaHidden = "true";
      caption.textContent = text;
      Object.assign(caption.style, {
        position: "fixed",
        insetInline: "0",
        bottom: "0",
        zIndex: "10000",
        pointerEvents: "none",
        ...{
          background: "rgba(17, 20, 24, 0.9)",
          color: "#ffffff",
          font: "600 18px/1.5 system-ui",
          padding: "10px 24px",
        },
      });
      return caption.textContent;
    },
    [ID, words] as const,
  );
}
