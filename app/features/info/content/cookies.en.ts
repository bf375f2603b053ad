/** The cookie policy in English. */
import type { Article } from "./article";

export const cookies: Article = {
  lead: "A few small cookies of our own, and nothing from anyone else unless you agree.",
  updated: "2026-11-29",
  sections: [
    {
      id: "short",
      title: "In short",
      blocks: [
        {
          list: [
            "Necessary cookies keep you logged in and remember your language and theme. They are set only when they're needed.",
            "Analytics and marketing are off until you switch them on. You can change your choice below at any time.",
            "We don't follow you on other sites.",
          ],
        },
      ],
    },
    {
      id: "own",
      title: "Cookies we set",
      blocks: [
        {
          head: ["Name", "What it does", "How long"],
          rows: [
            [
              "`hocam_session`",
              "Keeps you logged in. Holds a random value and nothing about you; JavaScript on the page can't read it. Set when you log in. On secure connections its name begins with `__Host-`.",
              "Until you close the browser, or 30 days with “Remember me”",
            ],
            [
              "`hocam_unsent`",
              "When you send a form after your session has ended and without JavaScript, brings your text back after you log in. Holds the key to it; we keep the text sealed.",
              "1 hour, deleted once the text is back",
            ],
            ["`hocam_registration`", "After you sign up, lets the emailed link log you in, in this browser only", "1 day"],
            ["`hocam_device`", "After you entered a code from your email or app, spares you the next one in this browser", "1 year"],
            [
              "`hocam_google`",
              "While you log in with Google, makes sure that you come back in the same browser, and remembers where you were going",
              "10 minutes",
            ],
            ["`locale`", "Remembers the language you chose", "1 year"],
            ["`theme`", "Remembers light or dark", "1 year"],
            ["`cookie-consent`", "Remembers your choice below", "1 year"],
            [
              "`d1-bookmark`",
              "After you save something, makes sure the next page shows it. Holds how recent the database has to be, nothing about you.",
              "1 minute",
            ],
            [
              "`toast`",
              "After you send a form, tells you on the next page that it worked. Holds the name of that message.",
              "1 minute, usually deleted at once",
            ],
          ],
        },
        "These are needed for what you asked for: to be logged in, to read in your language, to see what you just saved. That's why they don't need consent. Unless you log in, choose something or send a form, none of them is set.",
      ],
    },
    {
      id: "storage",
      title: "In your browser's storage",
      blocks: [
        "Your browser may also remember for us which notices you closed, how many pages you visited before one of them appears, and your latest searches until you clear them. That stays on your device and isn't sent to us.",
        "The GPA calculator, your study plans and the schedules you open are kept there too and work without a connection; so are drafts of events and surveys you haven't sent. Logging out deletes what belongs to your account. If someone else logs in here, it is deleted too; only a transcript with unsaved changes stays, hidden from them.",
      ],
    },
    {
      id: "optional",
      title: "Analytics and marketing",
      blocks: [
        "Both are off until you switch them on, and can be switched off again here at any time. Analytics tells us which pages help and where errors happen in browsers; marketing is for measuring invitations to the community and isn't used so far. While a category is off, nothing of it is loaded and no third party learns that you were here.",
        {
          head: ["Name", "What it does", "How long"],
          rows: [
            [
              "`_ga`, `_ga_…`",
              "Set by Google, only with your consent to analytics. Tells one visit from another.",
              "2 hours, or until you take your consent back",
            ],
          ],
        },
        "We don't use cookies for advertising, and don't follow you on other sites.",
      ],
    },
    {
      id: "browser",
      title: "In your browser",
      blocks: [
        "You can delete or block cookies in your browser's settings. Without `hocam_session` you can't log in; everything open to guests works without cookies.",
      ],
    },
  ],
};
