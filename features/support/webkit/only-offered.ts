/**
 * Presents an object as one of Playwright's, so that steps do not know the engine. The type promises more than the
 * object has: a missing method is an error that says what to do.
 */
export function onlyOffered<Type extends object>(name: string, offered: object): Type {
  return new Proxy(offered, {
    get(object, property) {
      // `await` reads a property `then` of every object, so it must not be an error.
      if (property in object || typeof property === "symbol" || property === "then")
        return Reflect.get(object, property);
      throw new Error(
        `The WebKit driver has no ${name}.${property}. Add it to features/support/webkit, or run the scenario without @engines.`,
      );
    },
  }) as Type;
}
