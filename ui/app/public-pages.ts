import type { ComponentType } from "react";
import { CHANGE_PASSWORD_PATH } from "../kit/navigation/paths";

/** A page that can be read without signing in. Its code is loaded when it is visited. */
export type PublicPage = {
  readonly path: string;
  readonly title: string;
  readonly load: () => Promise<ComponentType>;
  /** Depends on the current user, so it cannot be prerendered. */
  readonly isPersonal?: true;
};

/** All public pages except the sign-in page. Those that are not personal are prerendered into a file each. */
export const publicPages: readonly PublicPage[] = [
  {
    path: "/faq",
    title: "FAQs",
    load: async () => (await import("../support/faq-page")).FaqPage,
  },
  {
    path: "/contact-us",
    title: "Contact Us",
    load: async () => (await import("../support/contact-us-page")).ContactPage,
  },
  {
    path: "/complaint",
    title: "Complaint",
    load: async () => (await import("../support/complaint-page")).ComplaintPage,
  },
  {
    path: "/privacy-policy",
    title: "Privacy Policy",
    load: async () => (await import("../support/privacy-policy-page")).PrivacyPage,
  },
  {
    path: "/regulatory-directives",
    title: "Regulatory Directives",
    load: async () => (await import("../support/regulatory-directives-page")).DirectivesPage,
  },
  {
    path: "/accessibility",
    title: "Accessibility",
    load: async () => (await import("../support/accessibility-page")).AccessibilityPage,
  },
  {
    path: "/verify",
    title: "Check a Paper",
    load: async () => (await import("../support/verify-page")).VerifyPage,
  },
  {
    path: "/forgot-password",
    title: "Forgot Password",
    load: async () => (await import("../session/forgot-password-page")).ForgotPasswordPage,
  },
  {
    path: "/reset-password",
    title: "Reset Password",
    load: async () => (await import("../session/reset-password-page")).ResetPasswordPage,
  },
  {
    path: CHANGE_PASSWORD_PATH,
    title: "Create New Password",
    load: async () => (await import("../session/create-password-page")).CreatePasswordPage,
    isPersonal: true,
  },
];

export const publicPageAt = (path: string): PublicPage | undefined => publicPages.find((page) => page.path === path);
