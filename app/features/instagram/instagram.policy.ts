/** Who may do what with posts of the Instagram account: staff read them, admins keep them. */
import { defineUseCases } from "~/platform/access/use-cases";

export const instagramUseCases = defineUseCases({
  writes: { addInstagramPost: "admin", editInstagramPost: "admin", deleteInstagramPost: "admin", openInstagramGallery: "admin" },
  reads: ["listInstagramPosts", "readInstagramPost", "readInstagramBoard"],
});
