import type { ComponentType } from "react";
import { CHANGE_PASSWORD_PATH, type ScreenPath } from "../kit/navigation/paths";

/** A page that can be read without signing in. Its code is loaded when it is visited. */
type PublicPage = {
  /** The front door shows all of them, the workspace only those for "anyone" (specification 1, section 2.1). */
  readonly audience: "signedOut" | "anyone";
  readonly title: string;
  readonly load: () => Promise<ComponentType>;
};

/** All public pages except the sign-in page. */
export const publicPages = {
  "/forgot-password": {
    audience: "signedOut",
    title: "Forgot Password",
    load: async () => (await import("../session/forgot-password-page")).ForgotPasswordPage,
  },
  "/reset-password": {
    audience: "signedOut",
    title: "Reset Password",
    load: async () => (await import("../session/reset-password-page")).ResetPasswordPage,
  },
  [CHANGE_PASSWORD_PATH]: {
    audience: "signedOut",
    title: "Create New Password",
    load: async () => (await import("../session/create-password-page")).CreatePasswordPage,
  },
  "/faq": {
    audience: "anyone",
    title: "FAQs",
    load: async () => (await import("../support/faq-page")).FaqPage,
  },
  "/complaint": {
    audience: "anyone",
    title: "Complaint",
    load: async () => (await import("../support/complaint-page")).ComplaintPage,
  },
  "/contact-us": {
    audience: "anyone",
    title: "Contact Us",
    load: async () => (await import("../support/contact-us-page")).ContactPage,
  },
  "/privacy-policy": {
    audience: "anyone",
    title: "Privacy Policy",
    load: async () => (await import("../support/privacy-policy-page")).PrivacyPage,
  },
  "/regulatory-directives": {
    audience: "anyone",
    title: "Regulatory Directives",
    load: async () => (await import("../support/regulatory-directives-page")).DirectivesPage,
  },
  "/accessibility": {
    audience: "anyone",
    title: "Accessibility",
    load: async () => (await import("../support/accessibility-page")).AccessibilityPage,
  },
  "/verify": {
    audience: "anyone",
    title: "Check a Paper",
    load: async () => (await import("../support/verify-page")).VerifyPage,
  },
} as const satisfies { readonly [P in ScreenPath]?: PublicPage };

export const publicPageAt = (path: string): PublicPage | undefined =>
  Object.hasOwn(publicPages, path) ? publicPages[path as keyof typeof publicPages] : undefined;
