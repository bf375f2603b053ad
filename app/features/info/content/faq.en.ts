/** Frequently asked questions in English. */
import type { FaqGroup } from "./article";

export const faq: FaqGroup[] = [
  {
    id: "start",
    title: "First steps",
    items: [
      {
        id: "need-account",
        question: "Do I need an account?",
        answer: [
          "Not to read. [Course experiences](/courses/all) and the [catalog](/catalog/all) are open to everybody. You need one to write, to keep favourites and to open the databank.",
        ],
      },
      {
        id: "who-can-register",
        question: "Who can register?",
        answer: [
          "Everybody with an address of the university ({{domains}}). We send a link to it; the account works once you have opened that link.",
        ],
      },
      {
        id: "no-mail",
        question: "The confirmation mail doesn't arrive. What now?",
        answer: [
          "Look into the spam folder first. The link works for 24 hours; on the [log-in page](/reception/login) you can ask for a new one. If that doesn't help either, write to {{email}}.",
        ],
      },
      {
        id: "official",
        question: "Is {{name}} a service of the university?",
        answer: [
          "No. It is made by and for the student community. For anything that binds you (registration, prerequisites, grades, dates) the university's own systems and texts decide.",
        ],
      },
      {
        id: "course-missing",
        question: "A course is missing. How does it get in?",
        answer: [
          "[Suggest it](/courses/submission) with its code and name. Staff check it against the university's catalog; you see on the same page what became of it.",
        ],
      },
    ],
  },
  {
    id: "experiences",
    title: "Experiences and anonymity",
    items: [
      {
        id: "anonymous",
        question: "Can anybody see that I wrote an experience?",
        answer: [
          "No reader can. Experiences are always shown without an author, and moderators review them without seeing one. The database knows the account, so that you can edit your text and it counts for VIP.",
          "Your own words can still give you away, above all in small sections. What else limits anonymity is said in the [privacy notice](/policies/privacy#anonymity).",
        ],
      },
      {
        id: "how-many",
        question: "How often may I write about a course?",
        answer: ["Once for each instructor and term. If you repeated a course, both times are worth telling."],
      },
      {
        id: "edit",
        question: "Can I change or delete what I wrote?",
        answer: [
          "Yes, under [your experiences](/courses/personal). A changed text is reviewed again before it reappears; a deleted one no longer counts for VIP.",
        ],
      },
      {
        id: "averages",
        question: "Why does a course with two experiences show no average?",
        answer: [
          "Because two people say little about a course and can be guessed. Averages appear from three experiences on, with their number and spread; letter grades from five on, and only together.",
        ],
      },
      {
        id: "what-to-write",
        question: "What makes an experience helpful?",
        answer: [
          "What you wish somebody had told you: how the weeks went, how the exams relate to the lectures, what the grade depends on, and for whom the course is a good or a bad idea. At least 80 characters; three honest paragraphs are better.",
        ],
      },
    ],
  },
  {
    id: "vip",
    title: "VIP and the databank",
    items: [
      {
        id: "what-is-vip",
        question: "What is VIP, and how do I get it?",
        answer: [
          "VIP opens the [databank](/databank/all). You have it as soon as {{threshold}} of your contributions are approved; experiences and databank entries both count. It can't be bought.",
        ],
      },
      {
        id: "first-semester",
        question: "I am in my first semester and have nothing to tell yet.",
        answer: [
          "Then nobody expects you to. If you enter your entrance year when you register, the databank is open to you for 30 days without contributions.",
        ],
      },
      {
        id: "graduates",
        question: "I have graduated. How do I get in?",
        answer: [
          "[Apply as a graduate](/reception-vip/register) with any mail address and your diploma number or a link to your alumni profile. When a moderator has checked it, we mail you a link; the databank is then open to you without contributions. If you are logged in, log out first.",
        ],
      },
      {
        id: "lose-vip",
        question: "Can I lose VIP?",
        answer: [
          "It is counted from what is approved today. If you delete a contribution, or one is removed because it broke the rules, and fewer than {{threshold}} are left, the databank closes until you have that many again.",
        ],
      },
      {
        id: "databank-content",
        question: "What stands in the databank?",
        answer: [
          "How the grade is made, with weights; kinds and length of exams; which topics came up; grade boundaries that were announced; resources and advice. Everybody sees how many entries a course has and how fresh they are.",
        ],
      },
      {
        id: "exams",
        question: "May I upload old exams or slides?",
        answer: [
          "No. Exams, answer keys and lecturers' files belong to somebody else, and sharing them can get you into trouble. Describe topics and kinds of questions in your own words.",
        ],
      },
    ],
  },
  {
    id: "moderation",
    title: "Moderation",
    items: [
      {
        id: "how-long",
        question: "When does my contribution appear?",
        answer: [
          "When a moderator has read it. They are people with lectures of their own, so it can take a day or two. Under [your experiences](/courses/personal) you see where it stands.",
        ],
      },
      {
        id: "rejected",
        question: "Why was mine rejected?",
        answer: [
          "The reason stands beside it. Usually it is an insult, somebody's private life, a text that says nothing about the course, or material that isn't yours to share. Change it and send it again.",
        ],
      },
      {
        id: "object",
        question: "What if I think that a decision is wrong?",
        answer: ["Write to {{email}} with the address of the page. Another person looks at it. Nobody decides on their own contributions."],
      },
      {
        id: "lecturer",
        question: "I am a lecturer. How do I have an experience removed?",
        answer: [
          "Write to {{email}} with the address of the page and what is wrong with it, if you can from your university address. You need no account. We look at every request and tell you the outcome with its reason. We don't say who wrote it. See also the [terms](/policies/terms#lecturers).",
        ],
      },
    ],
  },
  {
    id: "account",
    title: "Account and data",
    items: [
      {
        id: "forgot",
        question: "I forgot my password.",
        answer: ["Ask for a link on [this page](/reception/password-forgot). It works for one hour, once, and logs out all your devices."],
      },
      {
        id: "delete",
        question: "How do I delete my account?",
        answer: [
          "Write to {{email}} from the address of your account. Your personal data are deleted; approved contributions stay, without an author, unless you delete them first.",
        ],
      },
      {
        id: "my-data",
        question: "Which data do you hold about me, and can I have a copy?",
        answer: [
          "What we store, why and how long is in the [privacy notice](/policies/privacy). A copy of yours: write to {{email}} from the address of your account; we answer within 30 days.",
        ],
      },
      {
        id: "cookies",
        question: "Which cookies do you use?",
        answer: [
          "A few of our own, for log-in, language, theme, your cookie choice and for showing what you just saved. All of them are listed in the [cookie policy](/policies/cookie-policy), where you can also change your choice.",
        ],
      },
      {
        id: "error-id",
        question: "A page showed me an error id. What is it for?",
        answer: ["It lets us find exactly what happened to you. If the error stands in your way, send the id to {{email}}."],
      },
    ],
  },
];
