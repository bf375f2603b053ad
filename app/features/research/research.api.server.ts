import { postEndpoints } from "~/platform/posts/posts.api.server";
import { research } from "./research.collection";

export const researchEndpoints = postEndpoints(research);
