import { defineErrors } from "../errors/define";

export const postErrors = defineErrors("posts", { notFound: 404, notYours: 403, notAWriter: 403, closed: 409 });
