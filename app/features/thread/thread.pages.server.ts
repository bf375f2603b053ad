/** The loader and the action of a thread's page. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { actAction, editAction } from "~/engines/posts/pages.server";
import type { SignedInContext } from "~/platform/context";
import { readForm, submitSignedInForm } from "~/platform/forms/submit.server";
import { redirectWithToast } from "~/platform/forms/toast.server";
import { signedIn } from "~/platform/session/signed-in.server";
import { threads } from "./thread.collection";
import * as schemas from "./thread.schemas";
import * as service from "./thread.service.server";

const idOf = ({ params }: Pick<LoaderFunctionArgs, "params">) => params.thread_id ?? "";

export async function threadLoader(args: LoaderFunctionArgs) {
  const { searchParams } = new URL(args.request.url);
  const { after } = schemas.repliesQuery.parse(Object.fromEntries(searchParams));
  const thread = await service.readThread(signedIn(args.context), idOf(args), after);
  return { ...thread, title: thread.post.title, isEditing: searchParams.has("edit") && thread.post.canEdit, isLater: after !== undefined };
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
  pin: (ctx, postId) => service.pinThread(ctx, postId, true),
  unpin: (ctx, postId) => service.pinThread(ctx, postId, false),
};

/** What the thread's page sends: its buttons, replies, changes of replies and of the thread itself, and what staff hide. */
export async function threadAction(args: ActionFunctionArgs) {
  const { request, context } = args;
  const formData = await readForm(request.clone() as Request);
  const act = formData.get("act");
  const { pathname, search } = new URL(request.url);
  const options = { feature: "thread", formData };
  const back = (key: string, replyId?: string) => redirectWithToast(context, `${pathname}${search}${replyId ? `#${replyId}` : ""}`, key);
  if (act === null) return editAction(threads)(args);
  if (act === "reply") {
    return submitSignedInForm(args, { ...options, schema: schemas.replyFormSchema }, async ({ id, text, is_anonymous }, ctx) =>
      back("thread:toasts.replied", await service.addReply(ctx, idOf(args), { text, is_anonymous, parent_id: id })),
    );
  }
  if (act === "edit-reply") {
    return submitSignedInForm(args, { ...options, schema: schemas.replyEditFormSchema }, async ({ id, text }, ctx) => {
      await service.editReply(ctx, id, text);
      return back("posts:form.saved", id);
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
