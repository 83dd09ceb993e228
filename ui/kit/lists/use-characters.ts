import { type RefObject, useLayoutEffect, useRef, useState } from "react";

type Measured<List extends HTMLElement> = {
  readonly list: RefObject<List | null>;
  /** Ten digits in the font of the list, not visible. */
  readonly ruler: RefObject<HTMLSpanElement | null>;
  /** Infinite where there is no layout, as in unit tests. */
  readonly characters: number;
};

/**
 * Measures the width of a list in digits of its font, and follows changes of the list and of the font: a narrower
 * window, larger text, more letter spacing. The width of a digit is set as `--character` on the list.
 */
export function useCharacters<List extends HTMLElement = HTMLDivElement>(): Measured<List> {
  const list = useRef<List>(null);
  const ruler = useRef<HTMLSpanElement>(null);
  const [characters, setCharacters] = useState(Number.POSITIVE_INFINITY);
  useLayoutEffect(() => {
    const [host, digits] = [list.current, ruler.current];
    if (!host || !digits) return;
    const measure = () => {
      const character = digits.getBoundingClientRect().width / 10;
      if (character === 0) return;
      host.style.setProperty("--character", `${character}px`);
      setCharacters(Math.floor(host.clientWidth / character));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(host);
    observer.observe(digits);
    return () => observer.disconnect();
  }, []);
  return { list, ruler, characters };
}
