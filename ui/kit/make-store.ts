import { type AnnotationsMap, makeAutoObservable } from "mobx";

/**
 * Makes an object a store: MobX observes its fields, caches its getters, and runs its methods as actions bound to it.
 * Values are observed by reference, so a changed list or object must be assigned again. `#` fields are not observed.
 */
export function makeStore<Store extends object>(store: Store, exceptions?: AnnotationsMap<Store, never>): void {
  makeAutoObservable(store, exceptions, { autoBind: true, deep: false });
}
