/** The loader and the action of a thread's page. */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { sharePicture } from "~/engines/media/share-picture";
import { MAX_TITLE, postPath } from "~/engines/posts/collection";
import { actAction, choicesFor, editAction } from "~/engines/posts/pages.server";
import { leadsToNow } from "~/platform/access/leads-to.server";
import type { SignedInContext } from "~/platform/context";
import { readForm, submitSignedInForm } from "~/platform/forms/submit.server";
import { redirectWithToast } from "~/platform/forms/toast.server";
import { signedIn } from "~/platform/session/signed-in.server";
import { isVote, voteAction } from "../poll/offered/voting.server";
import { newPollPath, readPollChoices } from "../poll/places.service.server";
import { choiceFormSchema } from "../poll/poll.schemas";
import { threads } from "./thread.collection";
import * as schemas from "./thread.schemas";
import * as service from "./thread.service.server";
import { quotationOf, readerOf, shownAuthorOf, shownNameOf, shownReply } from "./thread.text.server";

/** Where admins answer once for everybody what was asked here. */
const BANK = "/qa/add";
/** Where a discussion is put among the questions that members ask each other. */
const POOL = "/qa/all?view=pool";

const idOf = ({ params }: Pick<LoaderFunctionArgs, "params">) => params.thread_id ?? "";

/** What its author chooses from who wants a poll in their open discussion. */
async function pollChoice(ctx: SignedInContext, post: { postId: string; isMine: boolean; status: string }, chosen?: string) {
  if (chosen === undefined || !post.isMine || post.status !== "approved") return null;
  return { chosen, choices: await readPollChoices(ctx), newPath: newPollPath(ctx, postPath(threads, post.postId)) };
}

/** What the form of a new discussion offers, and begins with: whoever comes with a question has its title filled in. */
export async function newThreadLoader({ request, context }: LoaderFunctionArgs) {
  const ctx = signedIn(context);
  const { searchParams } = new URL(request.url);
  const title = (searchParams.get("title") ?? "").slice(0, MAX_TITLE);
  const [choices, polls] = await Promise.all([choicesFor(ctx, threads), readPollChoices(ctx)]);
  const poll_id = polls.find(({ value }) => value === searchParams.get("poll"))?.value ?? "";
  return { begins: { title, poll_id }, choices, poll: { choices: polls, newPath: newPollPath(ctx, "/thread/add") } };
}

/** A discussion with the texts of its page read, and what its reader quotes. */
export async function threadLoader(args: LoaderFunctionArgs) {
  const { searchParams } = new URL(args.request.url);
  const { page, reply, unread, quote, poll: chosen } = schemas.threadQuery.parse(Object.fromEntries(searchParams));
  const ctx = signedIn(args.context);
  const { post, replies, accepted, revisions, mentioned, ...thread } = await service.readThread(ctx, idOf(args), {
    page,
    reply: quote ?? reply,
    isUnread: unread !== undefined,
  });
  service.noteRead(ctx, post.postId, thread);
  const isEditing = searchParams.has("edit") && post.canEdit;
  const read = readerOf(mentioned);
  const quoted = replies.find(({ replyId, isGone }) => replyId === quote && !isGone);
  const own = { replyId: post.postId, text: post.text };
  return {
    ...thread,
    post: { ...post, text: isEditing ? post.text : "" },
    body: isEditing ? [] : read(post.text),
    replies: replies.map((reply) => shownReply(read, reply)),
    accepted: accepted && shownReply(read, accepted),
    revisions: revisions.map(({ text, ...revision }) => ({ ...revision, body: read(text) })),
    quote:
      quote === post.postId
        ? { id: quote, text: quotationOf(own, shownAuthorOf(ctx, post)) }
        : quoted
          ? { id: quoted.replyId, text: quotationOf(quoted, shownNameOf(ctx, quoted)) }
          : null,
    title: post.title,
    bankPath: leadsToNow(ctx, BANK) ? `${BANK}?thread=${post.postId}` : null,
    poolPath:
      leadsToNow(ctx, POOL) && post.status === "approved" && (post.isMine || thread.isStaff) ? `${POOL}&thread=${post.postId}` : null,
    pagePicture: sharePicture("discussion", ctx.locale),
    isEditing,
    choices: isEditing ? await choicesFor(ctx, threads, post) : null,
    pollChoice: await pollChoice(ctx, post, chosen),
  };
}

/** Where what is sent leads: the same page, without what it quoted, or the one with a new reply. */
function searchAfter(search: string, reply?: string): string {
  const query = new URLSearchParams(search);
  for (const name of ["quote", "unread", ...(reply ? ["page"] : [])]) query.delete(name);
  if (reply) query.set("reply", reply);
  return query.size > 0 ? `?${query}` : "";
}

type Acting = (ctx: SignedInContext, postId: string, replyId: string) => Promise<unknown>;

const acts: Record<schemas.Act, Acting> = {
  "delete-reply": (ctx, _, replyId) => service.deleteReply(ctx, replyId),
  "like-reply": (ctx, _, replyId) => service.likeReply(ctx, replyId, true),
  "unlike-reply": (ctx, _, replyId) => service.likeReply(ctx, replyId, false),
  "approve-reply": (ctx, _, replyId) => service.reviewReplies(ctx, { ids: [replyId], decision: "approve" }),
  accept: (ctx, postId, replyId) => service.acceptReply(ctx, postId, replyId),
  unaccept: (ctx, postId) => service.acceptReply(ctx, postId, null),
  follow: (ctx, postId) => service.followThread(ctx, postId, true),
  unfollow: (ctx, postId) => service.followThread(ctx, postId, false),
  lock: (ctx, postId) => service.lockThread(ctx, postId, true),
  unlock: (ctx, postId) => service.lockThread(ctx, postId, false),
  shut: (ctx, postId) => service.closeThread(ctx, postId, true),
  reopen: (ctx, postId) => service.closeThread(ctx, postId, false),
  pin: (ctx, postId) => service.pinThread(ctx, postId, true),
  unpin: (ctx, postId) => service.pinThread(ctx, postId, false),
  "remove-poll": (ctx, postId) => service.attachPoll(ctx, postId, null),
};

/** Draws a form again with what is in it, and how its text will look: for those who have no scripts. */
const previewAction = (args: ActionFunctionArgs, formData: FormData) =>
  submitSignedInForm(args, { schema: schemas.previewFormSchema, feature: "thread", formData }, async ({ text }, ctx) => {
    const preview = await service.previewText(ctx, text);
    return data({ result: { initialValue: Object.fromEntries(formData) }, preview });
  });

/** What the form of a new discussion sends. */
export async function newThreadAction(args: ActionFunctionArgs) {
  const formData = await readForm(args.request);
  if (formData.has("preview")) return previewAction(args, formData);
  return submitSignedInForm(args, { schema: schemas.newThreadSchema, feature: "thread", formData }, async (value, ctx) => {
    const postId = await service.openThread(ctx, value as schemas.NewThreadInput);
    return redirectWithToast(args.context, postPath(threads, postId), "posts:form.added");
  });
}

/** What the thread's page sends: its buttons, replies, changes of replies and of the thread itself, and what staff hide. */
export async function threadAction(args: ActionFunctionArgs) {
  const { request, context } = args;
  const formData = await readForm(request.clone() as Request);
  const act = formData.get("act");
  const { pathname, search } = new URL(request.url);
  const options = { feature: "thread", formData };
  const back = (key: string, replyId?: string) =>
    redirectWithToast(context, `${pathname}${searchAfter(search)}${replyId ? `#${replyId}` : ""}`, key);
  if (formData.has("preview")) return previewAction(args, formData);
  if (act === null) return editAction(threads, service.editThread)(args);
  if (act === "reply") {
    return submitSignedInForm(args, { ...options, schema: schemas.replyFormSchema }, async ({ id, text, is_anonymous, key }, ctx) => {
      const replyId = await service.addReply(ctx, idOf(args), { text, is_anonymous, parent_id: id, key });
      return redirectWithToast(context, `${pathname}${searchAfter(search, replyId)}#${replyId}`, "thread:toasts.replied");
    });
  }
  if (act === "edit-reply") {
    return submitSignedInForm(args, { ...options, schema: schemas.replyEditFormSchema }, async ({ id, text }, ctx) => {
      await service.editReply(ctx, id, text);
      return back("posts:form.saved", id);
    });
  }
  if (isVote(formData)) return voteAction(args, formData);
  if (act === "attach-poll") {
    return submitSignedInForm(args, { schema: choiceFormSchema, feature: "poll", formData }, async ({ poll_id }, ctx) => {
      await service.attachPoll(ctx, idOf(args), poll_id);
      return redirectWithToast(context, `${pathname}#poll`, "poll:toasts.placed");
    });
  }
  if (act === "hide-reply") {
    return submitSignedInForm(args, { ...options, schema: schemas.hideFormSchema }, async ({ id, reason }, ctx) => {
      await service.reviewReplies(ctx, { ids: [id], decision: "reject", reason });
      return back("thread:toasts.hidden", id);
    });
  }
  if (!Object.hasOwn(acts, String(act))) return actAction(threads)(args);
  return submitSignedInForm(args, { ...options, schema: schemas.actSchema }, async (input, ctx) => {
    await acts[input.act](ctx, idOf(args), input.id ?? "");
    return back("thread:toasts.done");
  });
}
