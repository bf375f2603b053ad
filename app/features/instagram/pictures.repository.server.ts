/** Under what the picture of a post may be changed, and who sees it. */
import { type SQL, sql } from "drizzle-orm";
import type { Gallery } from "~/engines/media/galleries.service.server";
import { pictureTypes } from "./pictures";

/** The gallery of a post; what is done in it is written down. */
export const instagramGallery = (postId: string): Gallery => ({
  subjectId: postId,
  types: pictureTypes,
  onlyIf: sql`EXISTS (SELECT 1 FROM instagram_posts WHERE post_id = ${postId})`,
  audited: "instagram-post",
});

/** Who may look at the picture of a post: staff, who alone have its pages. */
export const readersOfInstagram = (postId: SQL) => sql`(SELECT 'staff' FROM instagram_posts WHERE post_id = ${postId})`;
