import { inflateSync } from "node:zlib";
import jsqr from "jsqr";
import { decodeQR } from "qr/decode.js";

const POINTS_PER_INCH = 72;
/** A4 in points. */
const [WIDTH, HEIGHT] = [595.28, 841.89];

/** By the library that the page of the client uses, and by one of other authors. */
const readers = {
  own: (dots: Uint8ClampedArray, width: number, height: number) => {
    try {
      return decodeQR({ width, height, data: dots });
    } catch {
      return undefined;
    }
  },
  other: (dots: Uint8ClampedArray, width: number, height: number) => jsqr(dots, width, height)?.data || undefined,
};

type Printing = { readonly dpi: number; readonly share?: number };

/** Reads the QR code of a PDF from its printed dots. */
export function codeOn(
  pdf: Uint8Array,
  { reader, ...printing }: Printing & { readonly reader: keyof typeof readers },
): string | undefined {
  const { data, width, height } = printed(pdf, printing);
  return readers[reader](data, width, height);
}

/**
 * Prints the black rectangles of a PDF in grey levels, as a printer or scanner of that resolution does.
 * @param share the part of the code that is printed, such as 0.5 of a paper that is torn
 */
export function printed(pdf: Uint8Array, { dpi, share = 1 }: Printing) {
  const scale = dpi / POINTS_PER_INCH;
  const [width, height] = [Math.round(WIDTH * scale), Math.round(HEIGHT * scale)];
  const ink = new Float64Array(width * height);
  const shapes = blackRectanglesIn(pdf);
  for (const [x = 0, y = 0, wide = 0, high = 0] of shapes.slice(0, Math.ceil(shapes.length * share)))
    print(ink, width, { from: x * scale, to: (x + wide) * scale }, { from: y * scale, to: (y + high) * scale });
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let at = 0; at < ink.length; at += 1) {
    const dark = ink[at] ?? 0;
    if (dark > 0) data.fill(Math.round(255 * (1 - Math.min(1, dark))), at * 4, at * 4 + 3);
  }
  return { data, width, height };
}

/** The bank's PDFs draw a code as one path of rectangles, from the top of the page. Nothing else in them is black. */
function blackRectanglesIn(pdf: Uint8Array): number[][] {
  const bytes = Buffer.from(pdf);
  const streams = bytes.toString("latin1").matchAll(/\/Length (\d+)\n\/Filter \/FlateDecode\n>>\nstream\n/g);
  const contents = [...streams].map((found) => {
    const from = found.index + found[0].length;
    return inflateSync(bytes.subarray(from, from + Number(found[1]))).toString("latin1");
  });
  const paths = contents.flatMap((content) => [
    ...content.matchAll(/((?:[\d. ]+ re\n)+)\/DeviceRGB cs\n0 0 0 scn\nf\n/g),
  ]);
  return paths.flatMap(([, path = ""]) =>
    path
      .trim()
      .split("\n")
      .map((line) => line.split(" ").slice(0, 4).map(Number)),
  );
}

type Range = { readonly from: number; readonly to: number };

/** Adds the covered part of each dot. */
function print(ink: Float64Array, width: number, across: Range, down: Range): void {
  const covered = ({ from, to }: Range, dot: number) => Math.min(to, dot + 1) - Math.max(from, dot);
  for (let y = Math.floor(down.from); y < down.to; y += 1)
    for (let x = Math.floor(across.from); x < across.to; x += 1)
      ink[y * width + x] = (ink[y * width + x] ?? 0) + covered(across, x) * covered(down, y);
}
