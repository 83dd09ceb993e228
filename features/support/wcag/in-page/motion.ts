import { describe, isVisible } from "./elements";

const LIMIT_MS = 5000;
const FLASH_MS = 333;

/**
 * Animations that run for more than five seconds without a button that pauses them (WCAG 2.2.2), or that flash more
 * than three times a second (WCAG 2.3.1).
 */
export function endlessMotion(): string[] {
  return document.getAnimations().flatMap((animation) => {
    const { effect } = animation;
    const moved = effect instanceof KeyframeEffect ? effect.target : null;
    if (!moved || !isVisible(moved)) return [];
    const { endTime, duration, iterations } = effect?.getComputedTiming() ?? {};
    if (Number(duration) < FLASH_MS && Number(iterations) > 3) return [`${describe(moved)} flashes`];
    if (Number(endTime) <= LIMIT_MS) return [];
    // An indicator of progress ends with the work that it shows.
    if (moved.closest("[role=progressbar], [role=status], [aria-busy=true], .bp6-spinner")) return [];
    const region = moved.closest("section, article, header, main, [role=region]") ?? document.body;
    const canPause = [...region.querySelectorAll("button")].some((button) =>
      /pause/i.test(button.ariaLabel ?? button.textContent ?? ""),
    );
    return canPause ? [] : [`${describe(moved)} moves for more than five seconds and cannot be paused`];
  });
}
