/** How visits are counted with Google's tag, once a reader agreed to analytics (the user's specification, section 9), and whom that asks. */
export const analytics = {
  /** How long after a navigation the page counts as viewed, in milliseconds: who only passes through isn't counted. */
  pageViewDelay: 200,
  /** How long the tag's cookies live, in seconds. */
  cookieSeconds: 7200,
  /** How long the tag waits for a decision before it sends anything, in milliseconds. */
  waitForConsent: 500,
  script: "https://www.googletagmanager.com/gtag/js",
  /** Where the tag reports to. */
  hosts: "https://www.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com",
} as const;
