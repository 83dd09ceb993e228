import type { ServiceIdentifier } from "inversify";

/**
 * Creates a typed injection key. Besides the `*.module.ts` files, only this file of the application layer imports the
 * container.
 */
export const token = <Port>(name: string): ServiceIdentifier<Port> => Symbol.for(name) as ServiceIdentifier<Port>;
