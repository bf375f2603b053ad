/** What the forms of the assistant's page do; each is known by its `act`. */
import { type ActionFunctionArgs, data, redirect } from "@remix-run/cloudflare";
import type { z } from "zod";
import type { SignedInContext } from "~/platform/context";
import { submitSignedInForm } from "~/platform/forms/submit.server";
import { redirectWithToast } from "~/platform/forms/toast.server";
import { chatActSchema } from "./ai.schemas";
import { wholeAnswer } from "./answering.server";
import { type Asked, askAgain, askQuestion, deleteChat, deleteChats, rateAnswer, renameChat } from "./chats.service.server";

/** Where an answer is shown. */
const addressOf = (chatId: string, answerId: string) => `/ai/chat?chat=${chatId}#${answerId}`;

async function answered(asking: Promise<Asked>): Promise<Response> {
  const { chatId, answerId, events } = await asking;
  const { places } = await wholeAnswer(events);
  // What isn't kept is shown nowhere later: its place says the same.
  if (!chatId) return redirect(places[0]?.to ?? "/ai/chat", 303);
  return redirect(addressOf(chatId, answerId), 303);
}

type Act = z.output<typeof chatActSchema>;

async function run(ctx: SignedInContext, context: ActionFunctionArgs["context"], act: Act) {
  switch (act.act) {
    case "ask":
      return answered(askQuestion(ctx, act));
    case "again":
      return answered(askAgain(ctx, act.answer_id));
    case "rate":
      await rateAnswer(ctx, act.answer_id, act);
      return data({ result: undefined });
    case "rename":
      await renameChat(ctx, act.chat_id, act.title);
      return redirectWithToast(context, `/ai/chat?chat=${act.chat_id}`, "ai:toasts.renamed");
    case "delete":
      await deleteChat(ctx, act.chat_id);
      return redirectWithToast(context, "/ai/chat", "ai:toasts.deleted");
    case "deleteAll":
      await deleteChats(ctx);
      return redirectWithToast(context, "/ai/chat", "ai:toasts.deletedAll");
  }
}

/** Takes a form of the page in. */
export const actOnChat = (args: ActionFunctionArgs) =>
  submitSignedInForm(args, { schema: chatActSchema, feature: "ai" }, (act, ctx) => run(ctx, args.context, act));
