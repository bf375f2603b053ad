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
          "Not to read. [Course experiences](/courses/all) and the [catalog](/catalog/all) are open to everyone. You need one to write, to save courses and to open the databank.",
        ],
      },
      {
        id: "who-can-register",
        question: "Who can sign up?",
        answer: ["Anyone with a university address ({{domains}}). We send it a link; your account works once you open that link."],
      },
      {
        id: "no-mail",
        question: "The confirmation email hasn't arrived. What now?",
        answer: [
          "Check your spam folder first. The link works for 24 hours; you can request a new one on the [login page](/reception/login). If that doesn't help, write to {{email}}.",
        ],
      },
      {
        id: "official",
        question: "Is {{name}} a service of the university?",
        answer: [
          "No. It's made by and for the student community. For anything official (registration, prerequisites, grades, dates), the university's own systems and texts are what count.",
        ],
      },
      {
        id: "course-missing",
        question: "A course is missing. How do I add it?",
        answer: [
          "[Suggest it](/courses/submission) with its code and name. Staff check it against the university's catalog; you'll see the result on the same page.",
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
        question: "Can anyone see that I wrote an experience?",
        answer: [
          "No reader can. Experiences are always shown without an author, and moderators review them without seeing one. The database stores the account, because you can edit your text and it counts for VIP.",
          "Your own words can still give you away, especially in small sections. The other limits of anonymity are in the [privacy notice](/policies/privacy#anonymity).",
        ],
      },
      {
        id: "how-many",
        question: "How often can I write about a course?",
        answer: ["Once for each instructor and term. If you repeated a course, both times are worth writing about."],
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
          "Because two opinions say little about a course, and their authors could be guessed. Averages appear once there are three experiences, with their number and spread; letter grades once there are five, and only as totals.",
        ],
      },
      {
        id: "what-to-write",
        question: "What makes an experience helpful?",
        answer: [
          "What you wish someone had told you: how the weeks went, how the exams relate to the lectures, what the grade depends on, and who should or shouldn't take the course. At least 80 characters; three honest paragraphs are better.",
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
        question: "I'm in my first semester and have nothing to write yet.",
        answer: [
          "That's fine. If you enter your entrance year when you sign up, the databank is open to you for 30 days without contributions.",
        ],
      },
      {
        id: "graduates",
        question: "I have graduated. How do I get in?",
        answer: [
          "[Apply as a graduate](/reception-vip/register) with any email address and your diploma number or a link to your alumni profile. Once a moderator has checked it, we email you a link; the databank then opens for you without contributions. If you are logged in, log out first.",
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
        question: "What's in the databank?",
        answer: [
          "How the grade is calculated, with weights; exam types and length; which topics came up; announced grade boundaries; resources and tips. Everyone sees how many entries a course has and how recent they are.",
        ],
      },
      {
        id: "exams",
        question: "Can I upload old exams or slides?",
        answer: [
          "No. Exams, answer keys and lecturers' files belong to someone else, and sharing them can get you into trouble. Describe topics and question types in your own words.",
        ],
      },
    ],
  },
  {
    id: "campus",
    title: "Events, notes and the rest",
    items: [
      {
        id: "whats-on",
        question: "Which events are on this week?",
        answer: [
          "They're all under [events](/event/all), as a list or a calendar. “On the map” shows where the ones in the next seven days are.",
        ],
      },
      {
        id: "join-community",
        question: "How do I join a community or club?",
        answer: ["Open it under [communities](/community/demo/all) and choose “Ask to join”. Its organizers decide."],
      },
      {
        id: "announce-event",
        question: "How do I announce an event?",
        answer: [
          "If you're a president or organizer of a community, [announce it here](/event/add). Unless your community is trusted, staff review the event before it's published.",
        ],
      },
      {
        id: "return-ticket",
        question: "Can I return a ticket and get a refund?",
        answer: [
          "Yes, until the deadline shown when you got it. Open the ticket under [my tickets](/event/ticket/personal) and choose “Get a refund”; the money goes back to the card that paid for it. If an event is cancelled, your ticket is returned and refunded automatically, whatever the deadline.",
        ],
      },
      {
        id: "transfer-ticket",
        question: "Can I give my ticket to someone else?",
        answer: [
          "Yes, if the organizer allows it. Choose “Transfer ticket” on the ticket's page. The ticket stays yours until the other student accepts it.",
        ],
      },
      {
        id: "share-notes",
        question: "How do I share lecture notes?",
        answer: [
          "[Add them](/notes/add) as a link or a PDF. Share only what you wrote yourself; exams, solutions and lecturers' slides are removed.",
        ],
      },
      {
        id: "clashes",
        question: "Can {{name}} find a schedule without conflicts?",
        answer: [
          "Yes. Add your courses to a [schedule](/schedule/all) and open “Conflicts”. “Find combinations” checks every combination of sections and shows the best ones that work.",
        ],
      },
      {
        id: "ask-students",
        question: "Where can I ask other students a question?",
        answer: [
          "In the [discussions](/thread/all). You can post anonymously: others don't see your name. Anonymous replies get a number, so people can tell them apart.",
        ],
      },
      {
        id: "report",
        question: "How do I report an experience, a reply or anything else?",
        answer: [
          "Choose “Report” next to it, or [write to the moderators](/reporting/add). You don't need an account. Neither the author nor other users find out who reported it.",
        ],
      },
      {
        id: "language",
        question: "How do I change the language?",
        answer: ["Choose “TR” at the top of the page."],
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
          "Once a moderator has read it. Moderators have classes too, so it can take a day or two. You can see its status under [your experiences](/courses/personal).",
        ],
      },
      {
        id: "rejected",
        question: "Why was mine rejected?",
        answer: [
          "You'll find the reason next to it. Usually it's an insult, someone's private life, a text that says nothing about the course, or material that isn't yours to share. Edit it and send it again.",
        ],
      },
      {
        id: "object",
        question: "What if I think a decision is wrong?",
        answer: [
          "Write to {{email}} with the address of the page. Someone else will look at it. Nobody decides on their own contributions.",
        ],
      },
      {
        id: "lecturer",
        question: "I'm a lecturer. How do I get an experience removed?",
        answer: [
          "[Send us a request](/privacy/request?kind=aboutMe) with the address of the page and what's wrong with it, from your university address if you can. You don't need an account. We look at every request and tell you the result and the reason. We don't say who wrote it. See also the [terms](/policies/terms#lecturers).",
        ],
      },
      {
        id: "event-moderator",
        question: "How do I become an event moderator?",
        answer: ["Write to {{email}} from your university address. You don't need to be one to announce events for your community."],
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
        answer: [
          "Request a link on [this page](/reception/password-forgot). It works once, for one hour. Setting a new password logs out all your devices.",
        ],
      },
      {
        id: "delete",
        question: "How do I delete my account?",
        answer: [
          "On [your account](/profile/view), under “Your data”, or by writing to {{email}} from the address of your account. Your personal data are deleted after fourteen days; approved contributions stay, without an author, unless you delete them first.",
        ],
      },
      {
        id: "my-data",
        question: "What data do you have about me, and can I get a copy?",
        answer: [
          "What we store, why and for how long is in the [privacy notice](/policies/privacy). Download your copy on [your account](/profile/view), or write to {{email}} from the address of your account; we answer within 30 days.",
        ],
      },
      {
        id: "cookies",
        question: "Which cookies do you use?",
        answer: [
          "A few of our own, for login, language, theme, your cookie choice and for showing what you just saved. They're all listed in the [cookie policy](/policies/cookie-policy), where you can also change your choice.",
        ],
      },
      {
        id: "error-id",
        question: "A page showed me an error ID. What is it for?",
        answer: ["It lets us find exactly what happened. If the error keeps you from doing something, send the ID to {{email}}."],
      },
    ],
  },
];
