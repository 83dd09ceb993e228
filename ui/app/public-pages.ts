import type { ComponentType } from "react";
import { CHANGE_PASSWORD_PATH, type ScreenPath } from "../kit/navigation/paths";

/** A page that can be read without signing in. Its code is loaded when it is visited. */
type PublicPage = {
  readonly title: string;
  readonly load: () => Promise<ComponentType>;
};

/** All public pages except the sign-in page. The workspace shows some of them too, see `routes.ts`. */
export const publicPages = {
  "/forgot-password": {
    title: "Forgot Password",
    load: async () => (await import("../session/forgot-password-page")).ForgotPasswordPage,
  },
  "/reset-password": {
    title: "Reset Password",
    load: async () => (await import("../session/reset-password-page")).ResetPasswordPage,
  },
  [CHANGE_PASSWORD_PATH]: {
    title: "Create New Password",
    load: async () => (await import("../session/create-password-page")).CreatePasswordPage,
  },
  "/faq": {
    title: "FAQs",
    load: async () => (await import("../support/faq-page")).FaqPage,
  },
  "/complaint": {
    title: "Complaint",
    load: async () => (await import("../support/complaint-page")).ComplaintPage,
  },
  "/contact-us": {
    title: "Contact Us",
    load: async () => (await import("../support/contact-us-page")).ContactPage,
  },
  "/privacy-policy": {
    title: "Privacy Policy",
    load: async () => (await import("../support/privacy-policy-page")).PrivacyPage,
  },
  "/regulatory-directives": {
    title: "Regulatory Directives",
    load: async () => (await import("../support/regulatory-directives-page")).DirectivesPage,
  },
  "/accessibility": {
    title: "Accessibility",
    load: async () => (await import("../support/accessibility-page")).AccessibilityPage,
  },
  "/verify": {
    title: "Check a Paper",
    load: async () => (await import("../support/verify-page")).VerifyPage,
  },
} as const satisfies { readonly [P in ScreenPath]?: PublicPage };

export const publicPageAt = (path: string): PublicPage | undefined =>
  (publicPages as { readonly [path: string]: PublicPage | undefined })[path];
