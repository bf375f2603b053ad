/** What other places call this feature, by their namespaces. */
export const elsewhere = {
  en: {
    chrome: { links: { ai: "AI assistant", unanswered: "Unanswered questions" } },
    acts: { things: { unanswered: "an unanswered question" }, kinds: { unanswered: "Unanswered question" } },
    search: { asks: { ai: "Ask the assistant: “{{q}}”" } },
    settings: {
      fields: { assistant_questions: "Assistant questions per person per day", assistant_days: "Days to keep assistant conversations" },
      hints: { assistant_questions: "1–1000", assistant_days: "1–730, counted from the last question." },
    },
  },
  tr: {
    chrome: { links: { ai: "Yapay zekâ asistanı", unanswered: "Yanıtsız sorular" } },
    acts: { things: { unanswered: "yanıtsız bir soruyu" }, kinds: { unanswered: "Yanıtsız soru" } },
    search: { asks: { ai: "Asistana sor: “{{q}}”" } },
    settings: {
      fields: {
        assistant_questions: "Asistana günlük soru hakkı (kişi başına)",
        assistant_days: "Asistan sohbetlerinin saklanma süresi (gün)",
      },
      hints: { assistant_questions: "1–1000", assistant_days: "1–730. Son sorudan itibaren sayılır." },
    },
  },
} as const;
