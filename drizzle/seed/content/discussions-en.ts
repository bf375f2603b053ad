/** Discussions in English with their replies, as students talk. */
import type { SeedDiscussion } from "./types";

export const discussionsEn: SeedDiscussion[] = [
  {
    title: "Is it realistic to take CENG331 and CENG351 together?",
    text: "My advisor shrugged. I also have a physics elective and work eight hours a week.\n\nPeople who did both: **how many evenings** were left?",
    category: "courses",
    tags: "CENG331, CENG351",
    replies: [
      { text: "Two. The attack lab eats a week on its own, so start it the day it comes out." },
      { text: "I dropped one at add-drop and didn't regret it. They are both fine, just not in the same October." },
      { text: "Thanks, I moved CENG351 to spring.", isAuthor: true, to: 1 },
    ],
    accepted: 1,
  },
  {
    title: "How do exchange students get a residence permit appointment?",
    text: "I arrived two weeks ago and the earliest date I see is in *December*. Is that normal, and am I allowed to stay until then?",
    category: "bureaucracy",
    tags: "exchange, residence permit",
    replies: [
      { text: "Normal. Print the application form with its number; that paper counts until the appointment." },
      {
        text: "Bring these and you are done in ten minutes:\n\n- student certificate with a stamp\n- proof of address from the dorm\n- health insurance\n- four photos",
      },
      { text: "The international office has a sample folder on the desk. Copy the order of it." },
      { text: "The dorm gave me the address paper the same day. All sent, thank you both.", isAuthor: true, to: 1 },
    ],
  },
  {
    title: "Vegetarian food that isn't salad",
    text: "The main cafeteria has one dish on most days and it runs out by half past twelve. Where else?",
    category: "campus",
    tags: "food",
    replies: [
      { text: "The place next to the sports centre does lentil wraps until three." },
      { text: "Ask for the day's stew without meat at the small canteen in architecture. It isn't on the board, but they have it." },
      {
        text: "Cooking together in dorm kitchens on Sundays works better than any of these. We are six, room for two more.",
        isAnonymous: true,
      },
    ],
  },
  {
    title: "What do you wish you had asked before choosing a lab for the senior project?",
    text: "Three professors answered my mail. All three projects sound good on paper.",
    category: "courses",
    tags: "senior project",
    isAnonymous: true,
    replies: [
      { text: "Who answers questions between meetings. Mine was a PhD student who saved the whole year." },
      { text: "Whether last year's students finished on time, and where the data comes from. We waited for sensors until March." },
      { text: "I asked about the data. One of the three went quiet, so that helped.", isAuthor: true, isAnonymous: true, to: 1 },
    ],
  },
  {
    title: "Roommate sleeps at nine, I study until two",
    text: "We are both nice about it and both tired. Anybody solved this without changing rooms?",
    category: "dorms",
    tags: "roommate",
    isAnonymous: true,
    replies: [
      { text: "Study hall after eleven, desk lamp never. We wrote it down in the first week and it held for a year." },
      { text: "Earplugs for one, headphones for the other, and nobody sets three alarms." },
      { text: "We agreed on the study hall. First night went fine.", isAuthor: true, isAnonymous: true, to: 0 },
    ],
  },
  {
    title: "Eduroam keeps dropping in the old engineering building",
    text: "It connects, then `DNS_PROBE_FINISHED` after a few minutes. Phone is fine, laptop isn't. Linux, if that matters.",
    category: "tech",
    tags: "eduroam, Linux",
    replies: [
      { text: "Turn off MAC randomization for that network, it solved it here." },
      { text: "Also install the certificate from the computing centre's page instead of skipping it." },
      { text: "It was the randomization. Works since this morning.", isAuthor: true, to: 0 },
    ],
    accepted: 0,
  },
  {
    title: "Board games on Thursdays?",
    text: "I have four games and no people. Somewhere warm, after six, no experience needed. Which day suits you?",
    category: "social",
    tags: "games",
    replies: [
      { text: "Thursday is good. I can bring two more and a very long one nobody wants to play." },
      { text: "Count me in, but I can only lose politely." },
      { text: "Thursday it is, first floor of the cafeteria at half past six.", isAuthor: true },
      { text: "Could you do every other Tuesday as well? I have a lab on Thursdays." },
    ],
  },
  {
    title: "Deposit not returned after moving out",
    text: "The flat was cleaner than when I came, there are photos. The owner says *next month* for the third time.",
    category: "housing",
    tags: "deposit",
    isAnonymous: true,
    replies: [
      { text: "Write it down once: amount, date, account, a deadline of two weeks. Mine paid on day thirteen." },
      { text: "The legal clinic of the student union reads contracts for free on Wednesdays." },
    ],
  },
  {
    title: "Which electives have no final exam?",
    text: "I'd rather write ten pages than sit three hours. Collecting a list, add yours:\n\n1. Philosophy of science: two essays\n2. Introduction to film: a project",
    category: "courses",
    tags: "electives",
    replies: [
      { text: "Creative writing. A portfolio at the end, and the feedback is worth more than the grade." },
      { text: "Urban sociology had a field report when I took it. Check the syllabus, it changes with who teaches it." },
      { text: "Added both, keep them coming.", isAuthor: true },
    ],
  },
  {
    title: "Lost: grey scarf somewhere between the library and the A4 gate",
    text: "It isn't worth anything, my grandmother made it. I left it on Monday evening, maybe in the ring bus.",
    category: "campus",
    tags: "lost and found",
    replies: [
      { text: "The bus drivers keep a box in the small office by the terminal. I found my umbrella there." },
      { text: "It was in the box! Thank you so much.", isAuthor: true, to: 0 },
    ],
    accepted: 0,
  },
  {
    title: "How far ahead do you apply for Erasmus housing?",
    text: "My nomination came yesterday and the dorm form of the other university opens in April. Is waiting safe?",
    category: "housing",
    tags: "Erasmus",
    replies: [
      { text: "Apply in the hour that it opens. In my city the list was full by noon." },
      { text: "Write to the students who come from there to us, two of them left me their room." },
      { text: "That is a lovely idea, I'll ask at the welcome desk.", isAuthor: true, to: 1 },
    ],
  },
  {
    title: "Notes by hand or on a tablet?",
    text: "Third year, drowning in paper. I like writing by hand but can never find anything again.",
    category: "other",
    tags: "studying",
    replies: [
      { text: "By hand in class, then a photo of each page into one folder per course, named by date. Ten seconds a day." },
      { text: "Tablet with a matte screen film. It finally feels like paper, and search works." },
      { text: "Trying the photo folder for a month, it costs nothing.", isAuthor: true, to: 0 },
    ],
  },
];
