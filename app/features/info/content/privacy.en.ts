/** The privacy notice in English. */
import type { Article } from "./article";

export const privacy: Article = {
  lead: "What {{name}} knows about you, why, where it's stored, for how long, and what you can do about it.",
  updated: "2026-11-29",
  sections: [
    {
      id: "short",
      title: "In short",
      blocks: [
        {
          list: [
            "What you write about a course is always shown without your name, your user name or anything else that points to you.",
            "We store only what the site needs to work. We don't sell data, and nobody is profiled for advertising. Emails with news and offers come only if you agreed to them.",
            "Nothing is requested from third parties before you allow it.",
            "If you have an account, you can download your data and delete the account yourself: [Your data](/profile/data). To correct something, to object or for anything else, also without an account, [send us a request](/privacy/request).",
          ],
        },
      ],
    },
    {
      id: "controller",
      title: "Who is responsible",
      blocks: [
        "The team that runs {{name}} decides what is stored and why. It is the data controller under the Turkish Personal Data Protection Law no. 6698 (KVKK) and the EU General Data Protection Regulation (GDPR). You can reach it at {{email}}.",
        "{{name}} is a platform of the student community. It doesn't speak for {{university}}, and the university has no access to its data.",
      ],
    },
    {
      id: "data",
      title: "What we store, and why",
      blocks: [
        "This is what we store, by purpose. Open one to see what it is for, on what legal basis, who gets it and how long we keep it.",
        { made: "purposes" },
        "Emails you write to us are kept to answer you (contract and legitimate interest). Language, theme and cookie choice stay in your browser; see the [cookie policy](/policies/cookie-policy).",
        "Searches that found nothing are kept as bare words, without the person who typed them. We don't ask for a national identity number or a card number{{if /psychology/all}}, and we hold data about health only if you share it in Mental health{{end}}. Nobody is profiled for advertising. What the site decides automatically, such as VIP or hiding a post that several people reported, is on one page, with how to object: [Automated decisions](/privacy/computed).",
      ],
    },
    {
      id: "anonymity",
      title: "Anonymity and its limits",
      blocks: [
        "An experience or a databank entry shows the course, the instructor, the term and what you wrote. No page, feed or API answer that users can reach contains anything that points to its author.",
        "It can't be anonymous to the system itself. Judge for yourself; these are the limits:",
        {
          list: [
            "The database holds which account sent a contribution. Without that you couldn't edit it, it couldn't count for VIP, and nobody could stop someone who rates a course twenty times.",
            "Moderators review contributions without seeing who wrote them. Admins see how many contributions an account has sent. Whoever runs the database could look up the author of one, and does so only to stop abuse or where the law demands it.",
            "Your own words can give you away. In a section of eight people, a single story can show who wrote it. Leave out anything only you could know.",
            "Letter grades are optional and are shown only as totals of at least five experiences; averages appear once there are three.",
            "If a court or a public authority demands data in a way that binds us by law, we must hand it over. We hand over what is demanded and no more.",
          ],
        },
      ],
    },
    {
      id: "where",
      title: "Where it's stored",
      blocks: [
        "Which companies get data, where and under which contract: [Who processes data for us](/privacy/processors).",
        "{{name}} runs on Cloudflare, which processes data on our behalf:",
        {
          list: [
            "D1, a database: nearly everything named above, such as accounts, what you write, and tickets.",
            "KV, a store for small records: which session your cookie belongs to, settings of the site, the sealed text of a form you sent after your session had ended (for an hour), and fingerprints (hashes) of deleted accounts' internal numbers, so that no backup brings these accounts back. A fingerprint doesn't tell who it was.",
            "R2, a file store: photos and PDFs that you upload, and the traffic log (encrypted) where it is on.",
            "Cloudflare's email service: all emails we send you, such as links that confirm your address, tickets and the notifications you want.",
          ],
        },
        "Cloudflare's data centers are in many countries, so your data can be processed outside Türkiye and outside the European Union. Cloudflare's data processing terms, with the EU's standard contractual clauses, apply to it. As every network operator does, Cloudflare sees the IP address you connect from.",
        "When an error report service (Sentry) is switched on, the server sends it technical details of errors without your name or address. From your browser nothing goes there without your consent.",
        "With your consent to analytics, Google counts which kinds of pages are opened, where we have switched that on. Your browser then asks Google, which sees your IP address and browser. It isn't told who you are or what a page shows{{if /psychology/all}}, and mental health pages are never counted{{end}}.",
        "Maps come from Google and are loaded only when you press “Show the map”. Google then learns your IP address and what you do on that map; places and events are always listed without it as well.",
        "If you add a ticket to Google Wallet, Google gets what is on the ticket: event, time, place, category and the code, not your name. Nothing goes there before you press that button.",
        "When a language model is switched on for the AI assistant, it gets your question and the passages found for it, without your name or address. The assistant's page says so while one is on.",
        "If you turn on push notifications, they travel through the push service of your browser's maker (such as Google, Apple, Mozilla or Microsoft). They are encrypted for your device; the service learns that something was sent, not what. We delete the device's address when you log out or turn push notifications off.",
      ],
    },
    {
      id: "retention",
      title: "How long",
      blocks: [
        "Every purpose above says how long its data are kept. [How long we keep data](/privacy/retention) has all of it on one page. In short:",
        {
          list: [
            "What is yours alone is deleted when you delete it or your account.",
            "Contributions: once you delete them no reader sees them any more, and they are erased for good if you ask us. Approved ones stay without an author when the account is deleted.",
            "{{if /psychology/all}}What you share in Mental health is hidden as soon as you withdraw consent, and erased at once when you delete it or your account, also if it was approved.{{end}}",
            "Marks on courses are worked out from your transcript each time you open a page. We don't store them.",
            "You stay logged in for 30 days if you chose “Remember me”, otherwise for at most 12 hours. That ends sooner when you log out, or don't use the site for 14 days (two hours without “Remember me”). Each session stays on your list (browser, place, times) for 30 days after its 30 days or 12 hours are over. Then it is deleted, with the fingerprints of its used keys.",
            "The text of emails we sent you is removed once the email is sent. Links in them work 24 hours (confirming an address), one hour (new password) or seven days (graduates' first one).",
            "Counters with a network address, which slow down floods of requests, aren't linked to any account or contribution. They are deleted two days after they end.",
            "Backups of the database are overwritten after 30 days; nobody reads them unless something has to be restored.",
          ],
        },
      ],
    },
    {
      id: "access",
      title: "Who sees what",
      blocks: [
        {
          list: [
            "Everyone: approved experiences and the catalog, never an author.",
            "Everyone who is logged in: your name and user name, and the parts of your profile you chose to show.",
            "Members with VIP: approved databank entries, never an author.",
            "Moderators: contributions that are waiting for review or were reported, without their authors; graduate applications; legal requests about a page.{{if /psychology/all}} What isn't shown yet in Mental health opens to them only after they confirmed with a code who they are, and each reading is logged.{{end}}",
            "Admins: accounts (name, user name, email, department, role, number of contributions), errors, settings, legal requests about data. Only admins who were given that right see billing records, and each reading is logged. What staff decide is logged with who, what and when, and why where that matters.",
            "Nobody: your password. We couldn't read it even if we wanted to.",
          ],
        },
      ],
    },
    {
      id: "rights",
      title: "Your rights",
      blocks: [
        "Under KVKK art. 11 and GDPR art. 15 to 22 you can ask us:",
        {
          list: [
            "whether we hold data about you, which, what for, and to whom it went;",
            "for a copy you can take elsewhere;",
            "to correct what is wrong and to complete what is missing;",
            "to delete your account and your data, or to restrict their use;",
            "to object to a use based on our legitimate interest;",
            "to [object to a decision that was made automatically](/privacy/request?kind=computed);",
            "to withdraw consent, at any time, with effect from then on;",
            "for compensation, if you were harmed because data were processed against the law.",
          ],
        },
        "[Send us a request](/privacy/request) from an email address of yours: a code sent there tells us that it is you. We answer within 30 days, free of charge. If our answer doesn't satisfy you, you can complain to the Turkish Personal Data Protection Authority (KVKK, kvkk.gov.tr) or, in the EU, to the data protection authority of your country.",
      ],
    },
    {
      id: "lecturers",
      title: "If you are written about",
      blocks: [
        "Experiences name the instructors of a course, as the university's public timetable does. They are about teaching; anything about a private life isn't approved.",
        "If you are a lecturer and want an experience about you to be looked at again or removed, [send us a request](/privacy/request?kind=aboutMe) with the address of the page and, if you can, from your university address. A person reads it, hides the text in the meantime if it may break our rules, and tells you the result and the reason.",
      ],
    },
    {
      id: "changes",
      title: "Changes",
      blocks: [
        "When this notice changes, the date above changes with it. When a change affects what we do with data we already hold, we tell everyone with an account before it takes effect.",
      ],
    },
  ],
};
