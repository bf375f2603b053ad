/** Words of the way to the databank. */
export const vip = {
  title: "Databank access",
  progress: "{{approved}} of {{threshold}} approved",
  waiting_one: "{{count}} waiting for review",
  waiting_other: "{{count}} waiting for review",
  graduate: "Already graduated?",
  computed: "How this is counted",
  why: "Hidden or waiting? Why",
  open: "The databank is open to you.",
  toDatabank: "Open the databank",
  preview: "As a first-semester student, you can read the databank until {{date}}.",
  notices: {
    earned: "You're VIP now: the databank is open to you",
    earnedChoice: "You become VIP",
    lost: "You're no longer VIP: it takes {{threshold}} approved contributions",
    lostChoice: "You lose VIP",
  },
  assistant: {
    isVip: "You are VIP: the databank is open to you.",
    progress_one: "You have {{approved}} approved contributions; {{count}} more opens the databank.",
    progress_other: "You have {{approved}} approved contributions; {{count}} more open the databank.",
    waiting_one: "{{count}} is waiting for review.",
    waiting_other: "{{count}} are waiting for review.",
  },
} as const;
