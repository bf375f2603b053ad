/** How one comes to announce events; who already does needs none of it. */
export const organize = {
  title: "How to announce an event",
  none: "You have no communities available to organize events.",
  text: "Organizers and presidents of a community can announce its events.",
  member: "Already in a community",
  memberText: "Ask its president to make you an organizer. Your communities are listed here.",
  join: "Not in a community yet",
  joinText: "Find one and ask to join.",
  found: "Your community isn't listed",
  foundText: "Write to {{email}} and we'll add it.",
  moderate: "Want to help with all events",
  moderateText: "To become an event moderator, write to {{email}}.",
} as const;
