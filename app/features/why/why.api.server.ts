import { postEndpoints } from "~/platform/posts/posts.api.server";
import { whys } from "./why.collection";

export const whyEndpoints = postEndpoints(whys);
