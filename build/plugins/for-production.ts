import type { Plugin } from "vite";

/** The oldest browsers that the built pages support, in the notation of `build.target`. */
export const browsers = ["es2022", "chrome123", "firefox128", "safari17.5"];

/**
 * Builds for production regardless of NODE_ENV, because a mix of React's development and production code does not run.
 */
export function forProduction(): Plugin {
  return {
    name: "for-production",
    apply: "build",
    config() {
      process.env.NODE_ENV = "production";
    },
  };
}
