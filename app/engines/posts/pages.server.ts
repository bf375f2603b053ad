/** Loaders and actions of a collection's pages; a route file says which collection. */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { z } from "zod";
import type { Context } from "../../platform/context";
import { idField } from "../../platform/forms/fields";
import { readForm, submitSignedInForm } from "../../platform/forms/submit.server";
import { redirectWithToast } from "../../platform/forms/toast.server";
import { signedIn } from "../../platform/session/signed-in.server";
import { categoryChoices, currentSlug, tagChoices } from "../labels/labels.service.server";
import { reviewAction } from "../review/action.server";
import { reviewStatuses } from "../review/decision";
import { moderationFilters } from "../review/listing.server";
import { type Collection, categoryField, editPath, MINE, postPath, tagsField } from "./collection";
import { type PostFilters, postFilters } from "./filters";
import { readPostWithPictures } from "./pictures.service.server";
import * as service from "./posts.service.server";
import { type PostInput, postEditSchema, postSchema } from "./schema";
import { suggestionsFor } from "./suggestions.server";

const queryOf = ({ request }: LoaderFunctionArgs) => Object.fromEntries(new URL(request.url).searchParams);
/** The one parameter of a page about one post, whatever it is called. */
export const idOf = ({ params }: Pick<LoaderFunctionArgs, "params">) => Object.values(params)[0] ?? "";

/**
 * What may be chosen where admins keep it: categories and, for filters, tags.
 * @param post one that is changed: it keeps what it has
 */
export async function choicesFor(ctx: Context, collection: Collection, post?: { details: Record<string, unknown> }) {
  const kept = categoryField(collection);
  const held = kept && post ? String(post.details[kept.name] ?? "") : undefined;
  const [category, tag] = await Promise.all([
    kept ? categoryChoices(ctx, collection.feature, held) : [],
    tagsField(collection) ? tagChoices(ctx) : [],
  ]);
  return { category, tag };
}

/** Leads a list of what was merged into another to the list of that. */
export async function redirectMergedLabels(
  { request, context: { ctx } }: LoaderFunctionArgs,
  collection: Collection,
  { a, tag }: PostFilters,
) {
  const became = {
    a: a && categoryField(collection) ? await currentSlug(ctx, "category", collection.feature, a) : null,
    tag: tag ? await currentSlug(ctx, "tag", "", tag) : null,
  };
  const url = new URL(request.url);
  for (const [name, slug] of Object.entries(became)) if (slug) url.searchParams.set(name, slug);
  if (became.a || became.tag) throw redirect(url.pathname + url.search, 301);
}

export const listLoader = (collection: Collection) => async (args: LoaderFunctionArgs) => {
  const filters = postFilters.parse(queryOf(args));
  await redirectMergedLabels(args, collection, filters);
  const { ctx } = args.context;
  const [list, choices] = await Promise.all([service.readList(ctx, collection, filters), choicesFor(ctx, collection)]);
  return { ...list, choices };
};

export const oneLoader = (collection: Collection) => async (args: LoaderFunctionArgs) => {
  const { ctx } = args.context;
  const { post, images, related } = await readPostWithPictures(ctx, collection, idOf(args));
  return { post, images, related, title: post.title, isMember: ctx.actor !== null };
};

/** What the form of a new post suggests. */
export const addLoader =
  (collection: Collection) =>
  async ({ context: { ctx } }: LoaderFunctionArgs) => ({
    suggestions: suggestionsFor(ctx, collection),
    choices: await choicesFor(ctx, collection),
  });

/** @throws notYours for people who may not change it */
export const editLoader = (collection: Collection) => async (args: LoaderFunctionArgs) => {
  const { ctx } = args.context;
  const post = await service.readEditable(signedIn(args.context), collection, idOf(args));
  return { suggestions: suggestionsFor(ctx, collection), choices: await choicesFor(ctx, collection, post), post };
};

export const demoLoader =
  (collection: Collection) =>
  async ({ context }: LoaderFunctionArgs) => ({
    items: await service.readDemo(context.ctx, collection),
    isMember: context.ctx.actor !== null,
  });

export const personalLoader =
  (collection: Collection) =>
  async ({ context }: LoaderFunctionArgs) => ({
    items: await service.readPersonal(signedIn(context), collection),
  });

/** For a list that shows one's own when it is asked for `view=mine`; anything else is the list. */
export const listOrMineLoader = (collection: Collection) => async (args: LoaderFunctionArgs) =>
  queryOf(args).view === MINE
    ? { mine: await personalLoader(collection)(args), list: null }
    : { mine: null, list: await listLoader(collection)(args) };

/** Posts are there at once, so their list begins with what is there; what waits is beside it, and in the queue of all that waits. */
const staffFilters = moderationFilters.extend({ status: z.enum(reviewStatuses).default("approved").catch("approved") });

export const adminLoader = (collection: Collection) => async (args: LoaderFunctionArgs) => {
  const filters = staffFilters.parse(queryOf(args));
  return { filters, list: await service.readForModeration(signedIn(args.context), collection, filters) };
};

/** The same list of one person's posts. */
export const adminUserLoader = (collection: Collection) => async (args: LoaderFunctionArgs) => {
  const filters = staffFilters.parse(queryOf(args));
  return { filters, list: await service.readForModeration(signedIn(args.context), collection, filters, idOf(args)) };
};

export const adminAction = (collection: Collection) => (args: ActionFunctionArgs) =>
  reviewAction(args, (ctx, input) => service.reviewPosts(ctx, collection, input));

/** With pictures to come, it leads to where they are added. */
export const addAction = (collection: Collection) => async (args: ActionFunctionArgs) => {
  const formData = await readForm(args.request);
  const hasPictures = formData.get("next") === "pictures" && collection.pictures !== undefined;
  formData.delete("next");
  return submitSignedInForm(args, { schema: postSchema(collection), feature: collection.feature, formData }, async (value, ctx) => {
    const postId = await service.addPost(ctx, collection, value as PostInput);
    const to = hasPictures ? `${editPath(collection, postId)}#pictures` : postPath(collection, postId);
    return redirectWithToast(args.context, to, "posts:form.added");
  });
};

const onlyEdit =
  (collection: Collection): service.PostChange =>
  (ctx, postId, input, version) =>
    service.editPost(ctx, collection, postId, input, { version });

/**
 * @param change changes the post, where its feature does more than that
 * @param formData the form, where a page has looked at it already
 */
export const editAction =
  (collection: Collection, change = onlyEdit(collection)) =>
  (args: ActionFunctionArgs, formData?: FormData) =>
    submitSignedInForm(
      args,
      { schema: postEditSchema(collection), feature: collection.feature, formData },
      async ({ updated_at: version, ...value }, ctx) => {
        const postId = idOf(args);
        await change(ctx, postId, value as PostInput, version);
        return redirectWithToast(args.context, postPath(collection, postId), "posts:form.saved");
      },
    );

const acts = {
  like: service.likePost,
  close: service.closePost,
  remove: service.deleteOwnPost,
};
const actSchema = z.object({ act: z.enum(["like", "unlike", "close", "remove"]), id: idField() });

/** The collection's own word for it, where it brings one. */
function doneWords({ product }: Context, { feature }: Collection, act: "close" | "remove"): string {
  const own = `${feature}:acts.${act}d`;
  return product.translators.en.exists(own) ? own : `posts:acts.${act}d`;
}

/** What the buttons of a post do: `act` and `id`. @param read the form, where a page has looked at it already */
export const actAction = (collection: Collection) => async (args: ActionFunctionArgs, read?: FormData) => {
  const formData = read ?? (await readForm(args.request));
  return submitSignedInForm(args, { schema: actSchema, feature: "posts", formData }, async ({ act, id }, ctx) => {
    const { pathname, search } = new URL(args.request.url);
    if (act === "like" || act === "unlike") {
      await acts.like(ctx, collection, id, act === "like");
      return redirectWithToast(args.context, pathname + search, "posts:acts.done");
    }
    await acts[act](ctx, collection, id);
    return redirectWithToast(
      args.context,
      act === "remove" ? `${collection.path}/all` : pathname + search,
      doneWords(ctx, collection, act),
    );
  });
};
