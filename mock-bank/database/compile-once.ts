import type { CompiledQuery } from "kysely";
import type { Connection } from "./tables";

/** Placeholder for a parameter of a query. */
class Placeholder {
  constructor(readonly name: string) {}
}

/**
 * A query that is compiled once and reused, for queries of every payment: compiling took a tenth of a payment's time.
 * The SQL must not depend on the values: no conditions on them, and a list is one array parameter.
 */
export function compileOnce<Given extends object, Row>(
  build: (db: Connection, given: Given) => { compile(db: Connection): CompiledQuery<Row> },
): (db: Connection, given: Given) => Promise<Row[]> {
  let worded: CompiledQuery<Row> | undefined;
  return async (db, given) => {
    worded ??= build(db, placeholdersOf(given)).compile(db);
    const values = new Map(Object.entries(given));
    const parameters = worded.parameters.map((value) =>
      value instanceof Placeholder ? values.get(value.name) : value,
    );
    const { rows } = await db.executeQuery<Row>({ ...worded, parameters });
    return rows;
  };
}

/** Builds an object of placeholders. Queries pass values on and never read them. */
const placeholdersOf = <Given extends object>(given: Given): Given =>
  Object.fromEntries(Object.keys(given).map((name) => [name, new Placeholder(name)])) as Given;
