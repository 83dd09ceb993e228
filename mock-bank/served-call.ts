import { bankApi } from "../adapters/bank-api/contract";
import type { Endpoint } from "../adapters/bank-api/contract/endpoint";
import type { Handler, Handlers, PreparedHandler } from "./handler";
import { type Access, access } from "./session/access";

/** The handlers of the whole contract: leaving a word or a call out does not compile. */
export type AllHandlers = { readonly [Word in keyof typeof bankApi]: Handlers<(typeof bankApi)[Word]> };

/** One call of the contract with everything that serves it. */
export type ServedCall = {
  /** Such as `approvals.approve`. */
  readonly name: string;
  readonly endpoint: Endpoint;
  readonly access: Access;
  readonly handler: Handler | PreparedHandler;
};

type ByName<Value> = Readonly<Record<string, Readonly<Record<string, Value>>>>;

export function servedCalls(handlers: AllHandlers): ServedCall[] {
  // Both tables have a line for every call of the contract, and each handler takes what its own endpoint decodes: their types say so.
  const handlerOf = handlers as unknown as ByName<ServedCall["handler"]>;
  const accessOf: ByName<Access> = access;
  return Object.entries<Record<string, Endpoint>>(bankApi).flatMap(([word, area]) =>
    Object.entries(area).map(([name, endpoint]) => {
      const handler = handlerOf[word]?.[name];
      const rule = accessOf[word]?.[name];
      if (!handler || !rule) throw new Error(`${word}.${name} has no handler or no line in the access table`);
      return { name: `${word}.${name}`, endpoint, access: rule, handler };
    }),
  );
}
