/** What other places call this feature, by their namespaces. */
export const elsewhere = {
  en: {
    chrome: { links: { todos: "To-do lists" } },
    overview: { planner: { ways: { todos: "To-do" }, kinds: { todo: "To-do" } }, calendar: { kinds: { todo: "To-dos with a due date" } } },
  },
  tr: {
    chrome: { links: { todos: "Yapılacaklar" } },
    overview: {
      planner: { ways: { todos: "Yapılacaklar" }, kinds: { todo: "Yapılacak iş" } },
      calendar: { kinds: { todo: "Tarihi belli yapılacaklar" } },
    },
  },
} as const;
