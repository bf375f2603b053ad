/** What is said around the samples that guests are shown. */
export const postSamples = {
  lead: "A few real posts. Log in to read them all and write your own.",
  login: "Log in",
  all: "See all",
  none: "No samples to show yet",
  noneText: "Log in to read everything students have shared here.",
};
