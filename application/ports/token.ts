import type { ServiceIdentifier } from "inversify";

export type Token<Port> = ServiceIdentifier<Port>;

/**
 * Creates a typed injection key. In the application layer, only this file, `binding.ts` and the `*.module.ts` files
 * import the container.
 */
export const token = <Port>(name: string): Token<Port> => Symbol.for(name) as Token<Port>;
