import encodeQR from "qr";
import type { Board } from "../control-api/answers";
import { workHref } from "./work-page";

type Props = {
  trainees: Board["trainees"];
  /** Such as "https://192.168.1.20:4000". */
  address: string;
};

/** One card for each trainee, for printing. Page breaks never split a card. */
export function ClassSheet({ trainees, address }: Props) {
  return (
    <section className="sheet" aria-label="Cards of the class">
      {trainees.map(({ key, name, course }) => {
        const link = `${address}${workHref(key)}`;
        return (
          <article key={key} className="sheet-card">
            <h3>{name}</h3>
            <p>{course}</p>
            <QrCode text={link} />
            <p>
              <a className="mono" href={link}>
                {link.slice(0, -key.length)}
                {/* The key is typed from paper, so it stays in one piece. */}
                <wbr />
                {key}
              </a>
            </p>
          </article>
        );
      })}
    </section>
  );
}

/** White around the code, in modules (ISO/IEC 18004). */
const QUIET = 4;

function QrCode({ text }: { text: string }) {
  const rows = encodeQR(text, "raw", { border: QUIET });
  const size = rows.length;
  const dark = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg className="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label="QR code of the address">
      <rect width={size} height={size} fill="#ffffff" />
      <path d={dark.join("")} fill="#000000" />
    </svg>
  );
}
