import { decode as decodePng } from "fast-png";
import { decode as decodeJpeg } from "jpeg-js";
import { extractRawText } from "mammoth";
import { decodeQR, type Image } from "qr/decode.js";
import readXlsxFile from "read-excel-file/node";
import { extractText } from "unpdf";

/** How the text of a file is read, by the first bytes of the file. */
const readers: readonly {
  readonly kind: string;
  readonly start: readonly number[];
  readonly read: (file: Buffer) => Promise<string>;
}[] = [
  {
    kind: "PDF",
    start: [0x25, 0x50, 0x44, 0x46],
    read: async (file) => (await extractText(new Uint8Array(file), { mergePages: true })).text,
  },
  { kind: "PNG", start: [0x89, 0x50, 0x4e, 0x47], read: async (file) => codeIn(pngDots(file)) },
  {
    kind: "JPEG",
    start: [0xff, 0xd8, 0xff],
    read: async (file) => codeIn(decodeJpeg(file, { useTArray: true, maxMemoryUsageInMB: 1024 })),
  },
  { kind: "Word or Excel", start: [0x50, 0x4b, 0x03, 0x04], read: textOfOffice },
];

/** Returns the text of a file in which a line can be, and what the file was read as. */
export async function textOf(file: Buffer): Promise<{ readonly kind: string; readonly text: string }> {
  const { kind, read } = readers.find(({ start }) => start.every((byte, at) => file[at] === byte)) ?? plain;
  return { kind, text: await read(file) };
}

const plain = { kind: "text", read: async (file: Buffer) => file.toString("utf8") };

async function textOfOffice(file: Buffer): Promise<string> {
  const isWord = file.includes("word/document.xml");
  if (isWord) return (await extractRawText({ buffer: file })).value;
  const [sheet] = await readXlsxFile(file);
  return (sheet?.data ?? []).flat().map(String).join("\n");
}

/** Converts grey levels, colours and transparency to the dots of a picture. */
function pngDots(file: Buffer): Image {
  const { width, height, data, channels, depth, palette } = decodePng(file);
  const dots = new Uint8Array(width * height * 4);
  for (let at = 0; at < width * height; at += 1) {
    const sample = (channel: number) => Number(data[at * channels + channel] ?? 0) >> (depth === 16 ? 8 : 0);
    const [red = 0, green = 0, blue = 0] =
      palette?.[sample(0)] ?? (channels < 3 ? Array(3).fill(sample(0)) : [sample(0), sample(1), sample(2)]);
    dots.set([red, green, blue, 255], at * 4);
  }
  return { width, height, data: dots };
}

function codeIn(dots: Image): string {
  try {
    return decodeQR(dots);
  } catch {
    return "";
  }
}
