import { decodeQR } from "qr/decode.js";
import { signatureIn } from "../../domain/support/paper";

/** Longer sides of pictures are reduced, because a code needs far fewer dots and a large picture takes seconds. */
const SIDE_MAX = 2000;
const FILE_BYTES_MAX = 20_000_000;

/** Finds the signed line in the properties of a PDF of the bank, or in the QR code of a picture; empty without one. */
export async function lineInFile(file: Blob): Promise<string> {
  if (file.size > FILE_BYTES_MAX) return "";
  if (file.type.startsWith("image/")) return codeIn(file).catch(() => "");
  const bytes = new Uint8Array(await file.arrayBuffer());
  const text = new TextDecoder("latin1").decode(bytes);
  const [line = ""] = /https?:\/\/[^\s()<>#]{1,200}#[\w.-]{1,10000}/.exec(text) ?? [];
  return signatureIn(line) ? line : "";
}

/** @throws if the file is no picture, or has no code */
async function codeIn(file: Blob): Promise<string> {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, SIDE_MAX / Math.max(picture.width, picture.height));
  const [width, height] = [Math.round(picture.width * scale), Math.round(picture.height * scale)];
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [width, height];
  const context = canvas.getContext("2d");
  if (!context) return "";
  context.drawImage(picture, 0, 0, width, height);
  return decodeQR(context.getImageData(0, 0, width, height));
}
