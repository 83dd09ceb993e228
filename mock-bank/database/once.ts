import type { CompiledQuery } from "kysely";
import type { Connection } from "../handler";

/** Stands in a query where a value will be. */
class Place {
  constructor(readonly name: string) {}
}

/**
 * A query of every payment, put into words the first time it is asked: building it anew each time took a tenth of a payment.
 * It must be the same whatever is given: no condition on a value, and a list is one array.
 */
export function once<Given extends object, Row>(
  build: (db: Connection, given: Given) => { compile(db: Connection): CompiledQuery<Row> },
): (db: Connection, given: Given) => Promise<Row[]> {
  let worded: CompiledQuery<Row> | undefined;
  return async (db, given) => {
    worded ??= build(db, placesOf(given)).compile(db);
    const values = new Map(Object.entries(given));
    const parameters = worded.parameters.map((value) => (value instanceof Place ? values.get(value.name) : value));
    const { rows } = await db.executeQuery<Row>({ ...worded, parameters });
    return rows;
  };
}

/** A query only passes on what it is given, and looks at none of it. */
const placesOf = <Given extends object>(given: Given): Given =>
  Object.fromEntries(Object.keys(given).map((name) => [name, new Place(name)])) as Given;
