import { postEndpoints } from "~/engines/posts/posts.api.server";
import { chronicles } from "./chronicle.collection";

export const chronicleEndpoints = postEndpoints(chronicles);
