/** What the site decides automatically, in English; the numbers are those of today's settings. */
import type { Article } from "./article";

export const computed: Article = {
  lead: "What {{name}} decides automatically, with today's numbers, and how to object.",
  updated: "2026-11-29",
  sections: [
    {
      id: "reports",
      title: "Reports can hide a post",
      blocks: [
        "Once {{reports}} trusted people have reported a post, it's hidden and waits for a moderator. The moderator shows it again or removes it and says why. You can appeal against a removal.",
        {
          list: [
            "Trusted means: an account with a confirmed address that is at least {{trustedDays}} days old, with fewer than {{dismissals}} dismissed reports in the last {{memoryDays}} days.",
            "All other reports hide nothing. They wait for a moderator.",
          ],
        },
      ],
    },
    {
      id: "vip",
      title: "VIP",
      blocks: [
        "Your approved experiences and databank entries are counted together, and nothing else. You need {{threshold}} of them for the databank. If some are removed later and you fall below that number, it closes again.",
        "Verified graduates and staff need none. In their first semester, students can read the databank for 30 days.",
      ],
    },
    {
      id: "limits",
      title: "Limits and locks",
      blocks: [
        {
          list: [
            "10 wrong passwords for an account within 15 minutes: you have to wait. The wait doubles each time, until nothing has happened for a day.",
            "A code from an email takes 5 wrong tries, then you need a new one.",
            "New posts, reports, uploads and messages have a limit by hour or day, for example 10 reports an hour.",
            "Requests from one network are counted too, so that nobody floods the site.",
            "A limit ends by itself.",
          ],
        },
        "Only staff can pause or block an account.",
      ],
    },
    {
      id: "tickets",
      title: "Tickets",
      blocks: [
        "Seats of an order that isn't paid in time go back on sale. Free seats go to the waiting list in the order in which people joined.",
      ],
    },
    {
      id: "floors",
      title: "Numbers that aren't shown",
      blocks: [
        "Where a number could give a person away (surveys, letter grades, polls, events, who plans a course, moderation), it's shown only from {{floor}} people on, or groups are put together until each has {{floor}}.",
      ],
    },
    {
      id: "order",
      title: "The order of lists",
      blocks: [
        {
          list: [
            "Lists are ordered by date, alphabet or code, by how well the words match your search, or by what you choose, such as rating or most helpful.",
            "“More like this” shows posts of the same kind, newest first.",
            "Your own pages and the assistant's suggestions put first what you follow and what is due.",
            "Nobody can pay for a better place.",
          ],
        },
      ],
    },
    {
      id: "assistant",
      title: "The assistant",
      blocks: [
        "It answers from what is written on the site and from what you keep here. Its answers can be wrong. They decide nothing about you: not what you can read, and not what becomes of a post.",
      ],
    },
    {
      id: "advertising",
      title: "No profiles for advertising",
      blocks: ["Nobody is profiled for advertising, and no data are sold."],
    },
    {
      id: "object",
      title: "Object",
      blocks: [
        "You think one of these decisions about you is wrong? [Object to an automated decision](/privacy/request?kind=computed) and say which one. A person looks at it and answers by email within {{requestDays}} days, free of charge.",
        "The law behind it: KVKK art. 11/1-g, GDPR art. 21 and 22. How your data are used otherwise is in the [privacy notice](/policies/privacy).",
      ],
    },
  ],
};
