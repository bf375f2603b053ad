/** How failures are reported to Sentry, for server and browser (the user's specification, section 9), and which say nothing about us (section 8). */
export const monitoring = {
  environment: "production",
  release: "1.0.1",
  tracesSampleRate: 0.1,
  replaysSessionSampleRate: 0.1,
  replaysOnErrorSampleRate: 1,
  /** The latest start in a browser that is never idle, in milliseconds. */
  latestStart: 3000,
} as const;

/** Words of failures that are ignored, in whatever case. */
export const ignoredWords = ["test error", "Sentry", "myUndefinedFunction", "Network error", "NetworkError", "ResizeObserver"] as const;

export const ignoredErrors = new RegExp(ignoredWords.join("|"), "i");
