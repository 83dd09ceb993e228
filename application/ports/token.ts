import type { ServiceIdentifier } from "inversify";

/** A typed injection key. Beside the `*.module.ts` files the only line of the application layer that names the container. */
export const token = <Port>(name: string): ServiceIdentifier<Port> => Symbol.for(name) as ServiceIdentifier<Port>;
