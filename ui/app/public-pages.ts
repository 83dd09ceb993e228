import type { ComponentType } from "react";

/** A page that can be read without signing in; its code is loaded when it is visited. */
export type PublicPage = {
  readonly path: string;
  readonly title: string;
  readonly load: () => Promise<ComponentType>;
};

export const SIGN_IN_PATH = "/login";

const notice = (path: string, title: string, text: string): PublicPage => ({
  path,
  title,
  load: async () => (await import("../support/notice-page")).noticePage(title, text),
});

/** Beside the sign-in page; each is prerendered into a file of its own. */
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
  notice(
    "/forgot-password",
    "Forgot Password",
    "The Contact Center resets your password once it has made sure that it is you who asks.",
  ),
  notice(
    "/change-password",
    "Create New Password",
    "Your password must be changed before you can sign in. The Contact Center changes it with you.",
  ),
];

export const publicPageAt = (path: string): PublicPage | undefined => publicPages.find((page) => page.path === path);
