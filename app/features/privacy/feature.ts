/** What this feature brings: what personal data are for and how long they are kept, made of what features say of their places. */
import { feature } from "../../engines/feature";
import { privacyPages } from "./privacy.pages";

export const privacyFeature = feature("privacy", { pages: privacyPages });
