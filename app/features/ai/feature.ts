/** What this feature brings: the assistant's pages, and its link among the tools. */
import { feature } from "../../engines/feature";
import { aiPages } from "./ai.pages";

export const aiFeature = feature("ai", {
  whilePaused: "open",
  pages: aiPages,
  links: [
    { group: "tools", order: 2, to: "/ai/chat", key: "ai", signedOutTo: "/ai/demo", takesQuestion: true },
    { group: "staff", order: 5.5, to: "/admin/asked-in-vain", key: "unanswered" },
  ],
});
