import { postEndpoints } from "~/platform/posts/posts.api.server";
import { wats } from "./wat.collection";

export const watEndpoints = postEndpoints(wats);
