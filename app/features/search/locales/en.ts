/** Words of the search across everything. */
export const search = {
  pages: { results: "Search" },
  descriptions: { results: "Courses, events, discussions, notes, people, pages and answers in one place." },
  lead: "Courses, events, discussions, notes, people, pages and answers in one place.",
  label: "What are you looking for?",
  placeholder: "Course, topic or person",
  hint: "Type two letters or more. Use the arrow keys to choose.",
  looking: "Searching…",
  none: "No results for “{{q}}”",
  unsearchable: "Type at least one letter or digit.",
  didYouMean: "Did you mean",
  recent: "Recent searches",
  clearRecent: "Clear recent searches",
  noneText: "Try fewer or different words. You can type without Turkish letters.",
  failed: "Search isn't responding. Try again in a moment.",
  rest: "See all: {{source}}",
  guests: "Log in to find discussions, notes, adverts and people, too.",
  sources: {
    pages: "Pages",
    help: "Help",
  },
};
