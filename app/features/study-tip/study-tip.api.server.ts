import { postEndpoints } from "~/platform/posts/posts.api.server";
import { studyTips } from "./study-tip.collection";

export const studyTipEndpoints = postEndpoints(studyTips);
