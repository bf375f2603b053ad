import { postEndpoints } from "~/engines/posts/posts.api.server";
import { wats } from "./wat.collection";

export const watEndpoints = postEndpoints(wats);
