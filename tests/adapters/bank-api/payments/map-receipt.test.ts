import { describe, expect, it } from "vitest";
import { toReceiptFile } from "../../../../adapters/bank-api/payments/map-receipt";

const receipt = (mimeType: string) => toReceiptFile({ mimeType, base64: "JVBERg==" });

describe("a receipt's file", () => {
  it.each([
    ["image/jpeg", "Transaction Receipt.jpg", "image/jpeg"],
    ["image/jpg", "Transaction Receipt.jpg", "image/jpg"],
    ["image/png", "Transaction Receipt.png", "image/png"],
    ["IMAGE/PNG", "Transaction Receipt.png", "image/png"],
    ["application/pdf", "Transaction Receipt.pdf", "application/pdf"],
  ])("a receipt of type %s is named %s @S1-3-50..51 @S2-3-194..195 @S3-7-52", (mimeType, name, type) => {
    expect(receipt(mimeType)).toEqual({ name, mimeType: type, bytes: new TextEncoder().encode("%PDF") });
  });

  it.each(["image/gif", "text/other", ""])(
    "a receipt of the unknown type '%s' is named as a PDF @S1-3-52 @S2-3-196",
    (mimeType) => {
      expect(receipt(mimeType)).toMatchObject({ name: "Transaction Receipt.pdf", mimeType: "application/pdf" });
    },
  );

  it("a receipt whose content is not base64 is no file", () => {
    expect(toReceiptFile({ mimeType: "application/pdf", base64: "%" })).toBeUndefined();
  });
});
