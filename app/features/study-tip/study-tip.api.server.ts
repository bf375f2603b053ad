import { postEndpoints } from "~/engines/posts/posts.api.server";
import { studyTips } from "./study-tip.collection";

export const studyTipEndpoints = postEndpoints(studyTips);
