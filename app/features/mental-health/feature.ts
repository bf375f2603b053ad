/** What this feature brings: mental health, for whoever is signed in. */
import { feature } from "../../engines/feature";
import { mentalHealthPages } from "./mental-health.pages";

export const mentalHealthFeature = feature("mental-health", {
  pages: mentalHealthPages,
  links: [
    { group: "more", order: 4.5, to: "/mental-health", key: "mentalHealth", asksToSignIn: true },
    { group: "resources", order: 4, to: "/mental-health", key: "mentalHealth", asksToSignIn: true },
  ],
});
