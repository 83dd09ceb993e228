import type { Bind, MapToResolvedValueInjectOptions, ServiceIdentifier } from "inversify";

/** A row of a table of bindings: an object that the container creates once, or receives from outside. */
export type Binding<Value> = {
  readonly key: ServiceIdentifier<Value>;
  /** Absent if another module or the composition root binds the key. */
  readonly register?: (bind: Bind) => void;
};

type Keys<Values extends unknown[]> = { readonly [At in keyof Values]: ServiceIdentifier<Values[At]> };

/** Binds a key to a function. The compiler compares the function's parameters with the keys of `needs`. */
export function factory<Value, Needs extends unknown[]>(
  key: ServiceIdentifier<Value>,
  create: (...needs: Needs) => Value,
  ...needs: Keys<Needs>
): Binding<Value> {
  // The container's type has the same entries, but TypeScript cannot see that while `Needs` is generic.
  const injected = needs as unknown as MapToResolvedValueInjectOptions<Needs>;
  return { key, register: (bind) => bind(key).toResolvedValue(create, injected).inSingletonScope() };
}

/** Binds a port to the class that implements it. */
export const implementation = <Value, Needs extends unknown[]>(
  port: ServiceIdentifier<Value>,
  Implementation: new (...needs: Needs) => Value,
  ...needs: Keys<Needs>
): Binding<Value> => factory(port, (...values: Needs) => new Implementation(...values), ...needs);

/** Binds a class under its own name. */
export const service = <Value, Needs extends unknown[]>(
  Service: new (...needs: Needs) => Value,
  ...needs: Keys<Needs>
): Binding<Value> => implementation(Service, Service, ...needs);

/**
 * Offers a port to the screens. The operations in `Hidden` are left out of its type, because a service performs them.
 */
export const port = <Port, Hidden extends keyof Port = never>(
  key: ServiceIdentifier<Port>,
): Binding<[Hidden] extends [never] ? Port : Omit<Port, Hidden>> => ({ key });
