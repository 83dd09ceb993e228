import { describe, isDisabled, targetsIn, usableScope } from "./elements";

const SIZE_MIN = 24;

type Target = { readonly element: HTMLElement; readonly box: DOMRect };

/** Targets below 24 x 24 px that are too close to other targets (WCAG 2.5.8). Links in a sentence may be smaller. */
export function smallTargets(): string[] {
  const targets = targetsIn(usableScope())
    .filter((element) => !isDisabled(element) && !isInSentence(element))
    .map((element): Target => ({ element, box: boxOf(element) }))
    .filter(({ box }) => box.width > 1 && box.height > 1);
  const small = targets.filter(({ box }) => Math.min(box.width, box.height) < SIZE_MIN - 0.5);
  return small.flatMap(({ element, box }) => {
    const near = targets.find((other) => isOther(element, other.element) && isNear(box, other.box));
    if (!near) return [];
    return [
      `${describe(element)} is ${Math.round(box.width)} x ${Math.round(box.height)} px, next to ${describe(near.element)}`,
    ];
  });
}

/** The label of a tick box or radio button can be pressed too. */
function boxOf(element: HTMLElement): DOMRect {
  const label = element.matches("[type=checkbox], [type=radio]") ? element.closest("label") : null;
  return (label ?? element).getBoundingClientRect();
}

function isInSentence(element: HTMLElement): boolean {
  if (getComputedStyle(element).display !== "inline") return false;
  const around = element.parentElement?.closest("p, li, td, dd, span, div")?.textContent ?? "";
  return around.trim().length > (element.textContent ?? "").trim().length;
}

function isOther(element: HTMLElement, other: HTMLElement): boolean {
  return element !== other && !element.contains(other) && !other.contains(element);
}

/** True if the circle of 24 px around the middle of a small target meets another target, or its circle. */
function isNear(small: DOMRect, other: DOMRect): boolean {
  const x = small.left + small.width / 2;
  const y = small.top + small.height / 2;
  const dx = Math.max(other.left - x, 0, x - other.right);
  const dy = Math.max(other.top - y, 0, y - other.bottom);
  const isOtherSmall = Math.min(other.width, other.height) < SIZE_MIN - 0.5;
  const apart = Math.hypot(other.left + other.width / 2 - x, other.top + other.height / 2 - y);
  return Math.hypot(dx, dy) < SIZE_MIN / 2 - 0.5 || (isOtherSmall && apart < SIZE_MIN - 0.5);
}
