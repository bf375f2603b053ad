/** The accessibility statement in English. */
import type { Article } from "./article";

export const accessibility: Article = {
  lead: "What we test so that everyone can use {{name}}, what isn't accessible yet, and whom to tell.",
  updated: "2026-11-29",
  sections: [
    {
      id: "goal",
      title: "What we aim for",
      blocks: ["The site is built to WCAG 2.2, level AA. It meets much of that; this page says what we know and what we don't."],
    },
    {
      id: "tested",
      title: "What we test",
      blocks: [
        "These tests are automatic and run again as the site changes:",
        {
          list: [
            "Every page is checked with axe-core against the rules of WCAG 2.2 A and AA. Language, theme and window width, from 320 pixels up, take turns.",
            "No page scrolls sideways, also with wider spacing between letters, words and lines.",
            "Signing up, sharing an experience, planning a term, getting a ticket, asking a question, to-dos and study rooms work by keyboard alone, at 400% zoom, with forced colours and reduced motion. The focus stays visible.",
            "With reduced motion, animations are off.",
            "Reading and most forms work without JavaScript.",
          ],
        },
      ],
    },
    {
      id: "not-yet",
      title: "What isn't accessible yet",
      blocks: [
        {
          list: [
            "Nobody from outside has audited the site. Automatic tests find only part of what gets in the way of people who use a screen reader every day.",
            "Photos, notes and PDFs that members upload: many have no description, and some PDFs can't be read aloud. Ask us if you need one in another form.",
            "Google's maps aren't ours, and we don't test them. Places and events are also listed as text.",
            "The payment page is Sipay's, and we don't test it. If you can't pay there, write to us.",
          ],
        },
      ],
    },
    {
      id: "tell",
      title: "Tell us",
      blocks: [
        "Something doesn't work for you? Write to {{email}}, or use the [contact form](/contacts). Say which page it is and what you use, for example the screen reader and browser.",
        "For your legal rights, use the [request form](/privacy/request): there we have to answer by a deadline. Who runs the site is in the [imprint](/imprint).",
      ],
    },
  ],
};
