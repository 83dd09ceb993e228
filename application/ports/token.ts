import type { ServiceIdentifier } from "inversify";

/**
 * Creates a typed injection key. In the application layer, only this file, `binding.ts` and the `*.module.ts` files
 * import the container.
 */
export const token = <Port>(name: string): ServiceIdentifier<Port> => Symbol.for(name) as ServiceIdentifier<Port>;
