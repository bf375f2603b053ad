import { postEndpoints } from "~/engines/posts/posts.api.server";
import { research } from "./research.collection";

export const researchEndpoints = postEndpoints(research);
