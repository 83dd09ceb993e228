import { type Access, access } from "../../contract/description/access";
import type { Endpoint } from "../../contract/endpoint";
import { bankApi } from "../../contract/index";
import type { Handler, Handlers, PreparedHandler } from "../core/handler";

/** The handlers of the whole contract: an area or a call without one does not compile. */
export type AllHandlers = { readonly [Word in keyof typeof bankApi]: Handlers<(typeof bankApi)[Word]> };

/** A call of the contract with its handler and its access rule. */
export type ServedCall = {
  /** Such as `approvals.approve`. */
  readonly name: string;
  readonly endpoint: Endpoint;
  readonly access: Access;
  readonly handler: Handler | PreparedHandler;
};

type ByName<Value> = Readonly<Record<string, Readonly<Record<string, Value>>>>;

export function servedCalls(handlers: AllHandlers): ServedCall[] {
  // The types of both tables require a line for every call of the contract, and a handler that fits its endpoint.
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
