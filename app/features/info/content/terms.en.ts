/** The terms of use in English. */
import type { Article } from "./article";

export const terms: Article = {
  lead: "The rules under which {{name}} works. They are short, because most of them are common sense.",
  updated: "2026-11-29",
  sections: [
    {
      id: "short",
      title: "In short",
      blocks: [
        {
          list: [
            "Write about courses you took, honestly and in your own words. No insults, nobody's private life, no exam papers or other people's material.",
            "What you write stays yours. A moderator reads experiences and databank entries before they appear, and they never show their author.",
            "If you think a decision is wrong, you can object. You can delete your account at any time.",
            "The site is free; only tickets for some events cost money. It isn't an official service of the university.",
          ],
        },
      ],
    },
    {
      id: "what",
      title: "What {{name}} is",
      blocks: [
        "{{name}} is a platform of the student community of {{university}}. Students write about what courses were like, and others choose better. Using it is free of charge; only tickets for some events cost money, at the price shown before you order. It isn't an official service of the university: where the two differ, the university's own texts and systems decide.",
      ],
    },
    {
      id: "account",
      title: "Your account",
      blocks: [
        {
          list: [
            "Reading the open pages needs no account.",
            "An account needs a university address ({{domains}}) that is yours; graduates can [apply](/reception-vip/register) with another one. One person has one account.",
            "Keep your password to yourself. What is done with your account counts as done by you, until you tell us that someone else has it.",
            "You can [delete your account yourself](/profile/data) at any time. It goes after 14 days; until then you can change your mind.",
          ],
        },
      ],
    },
    {
      id: "write",
      title: "What you may write",
      blocks: [
        "Write about courses that you took yourself, honestly, in your own words. You can be harsh or enthusiastic; say why.",
        "These aren't approved, and are removed when found later:",
        {
          list: [
            "insults, threats, slurs, and anything against a person's origin, faith, sex, orientation, body or health;",
            "the private life of lecturers, assistants or students, and names of fellow students;",
            "accusations of crimes: those belong before the authorities, where the accused can answer them;",
            "exams, answer keys, lecturers' slides or other material that belongs to someone else;",
            "advertising, links that sell something, the same text twice;",
            "experiences of courses that you didn't take, and ratings for a favour or money.",
          ],
        },
      ],
    },
    {
      id: "databank",
      title: "The databank",
      blocks: [
        "A databank entry says how a grade is calculated, what kinds of exams there are and which topics came up, from memory. It never holds an exam, a photo of one, or a lecturer's files. What you read there is for your own studies: don't publish it elsewhere.",
      ],
    },
    {
      id: "vip",
      title: "VIP",
      blocks: [
        "The databank is open to people who contribute: {{threshold}} approved contributions, experiences or databank entries. Students in their first semester read it for 30 days without any, so that nobody has to invent a rating. VIP can't be bought. It is counted from what is approved today: if a contribution is removed because it broke these rules, it no longer counts.",
      ],
    },
    {
      id: "moderation",
      title: "How moderation works",
      blocks: [
        {
          list: [
            "Every experience and every databank entry is read by a moderator before it appears.",
            "A rejected contribution comes back to you with the reason. You can change it and send it again.",
            "If you change an approved text, it is read again before it reappears.",
            "Moderators never decide on their own contributions. They may remove a name or correct a slip, and each such change is logged; they don't change what you mean.",
            "Each decision is logged with who, when and why. If something of yours was removed, you can [appeal](/reporting/personal) once on the site; if you think another decision is wrong, write to {{email}}. Either way someone else looks at it.",
            "Every month we publish [what was reported, removed and kept](/reporting/transparency).",
          ],
        },
      ],
    },
    {
      id: "anonymity",
      title: "Anonymity",
      blocks: [
        "We never show an experience or a databank entry with its author, to anyone who uses the site. What that can't protect you from is explained in the [privacy notice](/policies/privacy#anonymity). Don't try to find out who wrote something, and don't publish guesses.",
      ],
    },
    {
      id: "rights",
      title: "Rights in what you write",
      blocks: [
        "Your text stays yours. You allow us to store it, to show it on {{name}} (with your name only where you were told so when you wrote it), and to shorten it where a list needs an excerpt. You can delete it at any time. If you delete your account and leave approved contributions behind, they stay, without any link to you.",
      ],
    },
    {
      id: "lecturers",
      title: "For lecturers",
      blocks: [
        "If an experience about your course is wrong in its facts, insulting or about your private life, [send us a request](/privacy/request?kind=aboutMe) with the address of the page. You don't need an account or a lawyer. We look at every request, tell you what we did and why, and don't tell you who wrote it.",
      ],
    },
    {
      id: "liability",
      title: "What we don't promise",
      blocks: [
        "Experiences are the opinions of individual people about individual terms; courses and lecturers change. Averages of few experiences say little, which is why we show them once there are three, and always with their number. Course data come from the university's timetable and can be out of date. Decide with the university's own information and your adviser.",
        "We fix what breaks as fast as a small team can, but don't promise that the site is always available. Nothing here limits our liability where the law doesn't allow it.",
      ],
    },
    {
      id: "misuse",
      title: "Misuse",
      blocks: [
        "Don't try to get around limits, to read what isn't meant for you, or to put load on the site with programs beyond its public API. If you find a vulnerability, tell us first: {{email}}. We may remove content and block accounts that break these rules, for a time or for good, with the reason. To object to a block, write to {{email}} as well.",
      ],
    },
    {
      id: "law",
      title: "Changes, and the law",
      blocks: [
        "When these terms change in a way that matters to you, we tell everyone with an account two weeks ahead. If you don't agree, you can delete your account before then. Turkish law applies; rights that your own country's law gives you as a consumer stay untouched.",
      ],
    },
  ],
};
