/** Texts of the public layout. Specified texts are verbatim (specification 1, section 2.2). */
export const words = {
  faqs: "FAQs",
  contactUs: "Contact Us",
  complaint: "Complaint",
  menu: "Menu",
  help: "Help",
  legal: "Legal",
  privacyPolicy: "Privacy Policy",
  regulatoryDirectives: "Regulatory Directives",
  accessibility: "Accessibility",
  pauseSlogans: "Pause the slogans",
  playSlogans: "Play the slogans",
  darkTheme: "Dark theme",
  social: (network: string) => `${network} (opens in a new tab)`,
  close: "Close",
};
