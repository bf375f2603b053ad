/** What the account on Instagram showed: staff look it up, admins keep it. */
import { type Gallery, sweepSoon } from "~/engines/media/galleries.service.server";
import { requireAdmin, requireStaff } from "~/platform/access/roles";
import type { AdminContext, SignedInContext, StaffContext } from "~/platform/context";
import { instagramErrors } from "./instagram.errors";
import * as repository from "./instagram.repository.server";
import type { InstagramFilters, InstagramInput } from "./instagram.schemas";
import { instagramGallery } from "./pictures.repository.server";

/** A page of posts, the latest first. */
export const listInstagramPosts = (ctx: StaffContext, filters: InstagramFilters) => repository.listPosts(requireStaff(ctx), filters);

/** One post by its shortcode. @throws notFound */
export async function readInstagramPost(ctx: StaffContext, shortcode: string): Promise<repository.InstagramPost> {
  const found = await repository.findPost(requireStaff(ctx), shortcode);
  if (!found) throw instagramErrors.notFound();
  return found;
}

/** The list with the post that is edited and its pictures. */
export const readInstagramBoard = (ctx: AdminContext, filters: InstagramFilters) => repository.readBoard(requireAdmin(ctx), filters);

/** @returns the new post's id @throws shortcodeTaken */
export async function addInstagramPost(ctx: AdminContext, input: InstagramInput): Promise<string> {
  const postId = await repository.insertPost(requireAdmin(ctx), input);
  if (!postId) throw instagramErrors.shortcodeTaken({ field: "shortcode" });
  return postId;
}

/** Changes a post. @throws shortcodeTaken; editConflict when somebody changed it meanwhile, or there is none */
export async function editInstagramPost(ctx: AdminContext, postId: string, input: InstagramInput): Promise<void> {
  if (await repository.updatePost(requireAdmin(ctx), postId, input)) return;
  const other = await repository.findPost(ctx, input.shortcode);
  if (other && other.postId !== postId) throw instagramErrors.shortcodeTaken({ field: "shortcode" });
  throw instagramErrors.editConflict();
}

/** Deletes a post and its picture. @throws notFound */
export async function deleteInstagramPost(ctx: AdminContext, postId: string): Promise<void> {
  if (!(await repository.deletePost(requireAdmin(ctx), postId))) throw instagramErrors.notFound();
  sweepSoon(ctx);
}

/** Opens the gallery of a post for admins; that there is such a post is asked with each change. */
export async function openInstagramGallery(ctx: SignedInContext, postId: string): Promise<Gallery> {
  requireAdmin(ctx);
  return instagramGallery(postId);
}
