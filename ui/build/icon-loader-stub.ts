/**
 * Stands in for Blueprint's loader of icons by name, which would add every icon there is (620 kB) to the build.
 * Icons are components here; a name that slips in is a mistake to be seen at once.
 */
export const Icons = {
  getPaths: (): undefined => undefined,
  load: async (name: string): Promise<void> => {
    throw new Error(`The icon "${name}" is asked for by name: import its component.`);
  },
};
