import { postEndpoints } from "~/platform/posts/posts.api.server";
import { adverts } from "./advert.collection";

export const advertEndpoints = postEndpoints(adverts);
