import { uploadsFlood } from "../attack/flood-uploads";
import { Tally } from "../attack/part";
import { atMost, type Row } from "./row";

/** `/healthz` of the embedded bank while its customers upload the longest forms and workbooks. */
export async function* floodRows(isSmall: boolean): AsyncGenerator<Row> {
  const { healthP99 } = await uploadsFlood({ seconds: isSmall ? 1 : 8, isSlice: isSmall }, new Tally());
  const name = "flood of uploads and forms, /healthz, 99 of 100";
  yield atMost({ name, value: healthP99 ?? Number.NaN, unit: "ms" }, 200);
}
