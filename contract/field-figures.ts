import * as z from "zod/mini";

/** The path to which the client sends {@link fieldFigure}, if the configuration asks for it (extension). */
export const FIELD_FIGURES_PATH = "/field-figures";

const part = z.enum(["front door", "workspace"]);

/** One figure of a visit. It says nothing about the user, the device or the page. */
export const fieldFigure = z.discriminatedUnion("name", [
  /** Interaction to Next Paint and Largest Contentful Paint, in milliseconds. */
  z.strictObject({ name: z.enum(["INP", "LCP"]), part, value: z.number().check(z.minimum(0), z.maximum(600_000)) }),
  /** A file that could not be loaded, or an error that nothing has caught. */
  z.strictObject({ name: z.enum(["failed load", "error"]), part }),
]);
export type FieldFigure = z.output<typeof fieldFigure>;
