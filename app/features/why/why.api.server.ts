import { postEndpoints } from "~/engines/posts/posts.api.server";
import { whys } from "./why.collection";

export const whyEndpoints = postEndpoints(whys);
