import { useEffect, useState } from "react";
import { brand } from "../kit/brand";
import { Glyph } from "../kit/front-door/glyphs";
import { words } from "./words";

/** Milliseconds per slogan (specification 1, section 9). */
const ROTATION_MS = 3000;

/**
 * Shows one slogan at a time, with a pause button (WCAG 2.2.2). It does not rotate if the user prefers reduced motion.
 */
export function Slogans() {
  const [index, setIndex] = useState(0);
  const [isMoving, setMoving] = useState(true);

  useEffect(() => {
    if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) setMoving(false);
  }, []);
  useEffect(() => {
    if (!isMoving) return;
    const timer = setInterval(() => setIndex((now) => (now + 1) % brand.slogans.length), ROTATION_MS);
    return () => clearInterval(timer);
  }, [isMoving]);

  return (
    <div className="slogans">
      <p key={index}>{brand.slogans[index]}</p>
      <button
        type="button"
        className="icon-button"
        title={isMoving ? words.pauseSlogans : words.playSlogans}
        onClick={() => setMoving(!isMoving)}
      >
        <Glyph name={isMoving ? "pause" : "play"} />
      </button>
    </div>
  );
}
