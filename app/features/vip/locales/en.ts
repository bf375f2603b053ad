/** Words of the way to the databank. */
export const vip = {
  title: "Your way to the databank",
  progress: "{{approved}} of {{threshold}} approved",
  waiting_one: "{{count}} waits for review",
  waiting_other: "{{count}} wait for review",
  graduate: "Graduated already?",
  open: "The databank is open to you.",
  preview: "As a first-semester student you may read the databank until {{date}}.",
} as const;
