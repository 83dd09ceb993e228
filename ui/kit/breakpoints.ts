/**
 * Smallest width of each layout in pixels (specification 1, section 9). Style sheets repeat the numbers, because media
 * queries cannot read variables.
 */
export const breakpoints = { xs: 0, sm: 375, md: 768, lg: 1024, lg1: 1280, xl: 1440, fullhd: 1920 } as const;
export type Breakpoint = keyof typeof breakpoints;
