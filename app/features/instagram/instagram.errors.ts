/** What posts of the Instagram account refuse. */
import { defineErrors } from "~/platform/errors/define";

export const instagramErrors = defineErrors("instagram", { notFound: 404, shortcodeTaken: 409, editConflict: 409 });
