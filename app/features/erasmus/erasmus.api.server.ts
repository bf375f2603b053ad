import { postEndpoints } from "~/engines/posts/posts.api.server";
import { erasmus } from "./erasmus.collection";

export const erasmusEndpoints = postEndpoints(erasmus);
