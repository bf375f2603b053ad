/** What the buttons of communities' pages set off; a refusal is said in passing on the page that the button was on. */
import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { isPictureAct, submitPictureAct } from "~/engines/media/galleries.pages.server";
import type { SignedInContext } from "~/platform/context";
import { isDomainError } from "~/platform/errors/define";
import { readForm, submitAdminForm, submitSignedInForm } from "~/platform/forms/submit.server";
import { redirectWithToast } from "~/platform/forms/toast.server";
import { messageKey } from "~/platform/http/answer.server";
import { isVote, voteAction } from "../poll/offered/voting.server";
import { choiceFormSchema } from "../poll/poll.schemas";
import { memberActs, type Role } from "./choices";
import { addMemberSchema, communityActSchema, memberActSchema, ownActSchema, panelFilters } from "./community.schemas";
import { actOnCommunity, readCommunity } from "./community.service.server";
import * as members from "./members.service.server";
import { readPanel } from "./panel.service.server";
import { openCommunityGallery } from "./pictures.service.server";
import { pinPoll } from "./polls.service.server";

const feature = "community";

const ofCommunity = memberActSchema.pick({ id: true });

/** Runs an act and goes to a page that says how it ended. */
async function saying(args: ActionFunctionArgs, work: () => Promise<unknown>, key: string, to?: string) {
  const { pathname, search } = new URL(args.request.url);
  try {
    await work();
  } catch (refused) {
    if (!isDomainError(refused) || refused.status === 429) throw refused;
    return redirectWithToast(args.context, pathname + search, messageKey(refused.code), "error");
  }
  return redirectWithToast(args.context, to ?? pathname + search, key);
}

/** An act on a community as a whole. @param afterDelete where to go when it is gone; the same page unless said otherwise */
const communityAct = (args: ActionFunctionArgs, formData: FormData, afterDelete?: string) =>
  submitAdminForm(args, { schema: communityActSchema, feature, formData }, ({ act, id }, ctx) =>
    saying(args, () => actOnCommunity(ctx, act, id), `community:toasts.${act}`, act === "delete" ? afterDelete : undefined),
  );

function runMemberAct(ctx: SignedInContext, act: string, somebody: { communityId: string; userId: string }, role: Role = "member") {
  if (act === "set-role") return members.setRole(ctx, somebody, role);
  if (act === "remove") return members.removeMember(ctx, somebody);
  return members.decideOnRequest(ctx, somebody, act === "approve" ? "approve" : "reject");
}

/** An act on somebody who is in a community or asks to be. */
const memberAct = (args: ActionFunctionArgs, formData: FormData) =>
  submitSignedInForm(args, { schema: memberActSchema, feature, formData }, ({ act, id, user_id, role }, ctx) =>
    saying(args, () => runMemberAct(ctx, act, { communityId: id, userId: user_id }, role), `community:toasts.${act}`),
  );

const isPollAct = (act: FormDataEntryValue | null) => act === "pin-poll" || act === "unpin-poll";

/** Embeds a poll in the page of a community, or takes it away; the page on which that was done shows it again. */
function pollAct(args: ActionFunctionArgs, formData: FormData) {
  const back = (key: string) => {
    const { pathname, searchParams } = new URL(args.request.url);
    searchParams.delete("poll");
    return redirectWithToast(args.context, `${pathname}${searchParams.size > 0 ? `?${searchParams}` : ""}#poll`, key);
  };
  if (formData.get("act") === "unpin-poll") {
    return submitSignedInForm(args, { schema: ofCommunity, feature, formData }, async ({ id }, ctx) => {
      await pinPoll(ctx, id, null);
      return back("poll:toasts.removed");
    });
  }
  return submitSignedInForm(
    args,
    { schema: choiceFormSchema.extend(ofCommunity.shape), feature: "poll", formData },
    async ({ id, poll_id }, ctx) => {
      await pinPoll(ctx, id, poll_id);
      return back("poll:toasts.placed");
    },
  );
}

const isMemberAct = (act: FormDataEntryValue | null) => (memberActs as readonly string[]).includes(String(act));

/** What presidents do with the pictures of the community that their panel shows. */
function panelPictureAct(args: ActionFunctionArgs, form: FormData) {
  const { pathname, search, searchParams } = new URL(args.request.url);
  const open = async (ctx: SignedInContext) => {
    const { detail } = await readPanel(ctx, panelFilters.parse(Object.fromEntries(searchParams)));
    return openCommunityGallery(ctx, detail?.communityId ?? "");
  };
  return submitPictureAct(args, { form, open, to: `${pathname}${search}#pictures` });
}

/** The panel's buttons: requests and members, and leaving. */
export async function panelAction(args: ActionFunctionArgs) {
  const formData = await readForm(args.request);
  if (isPictureAct(formData)) return panelPictureAct(args, formData);
  if (isMemberAct(formData.get("act"))) return memberAct(args, formData);
  if (isPollAct(formData.get("act"))) return pollAct(args, formData);
  return submitSignedInForm(args, { schema: ofCommunity, feature, formData }, ({ id }, ctx) =>
    saying(args, () => members.leaveCommunity(ctx, id), "community:toasts.leave", "/community/panel"),
  );
}

/** What admins do on lists and on one community's page. */
export const staffAction = (afterDelete?: string) => async (args: ActionFunctionArgs) => {
  const formData = await readForm(args.request);
  const act = formData.get("act");
  if (isMemberAct(act)) return memberAct(args, formData);
  if (isPollAct(act)) return pollAct(args, formData);
  if (act !== "add-member") return communityAct(args, formData, afterDelete);
  return submitAdminForm(args, { schema: addMemberSchema, feature, formData }, async ({ id, user_name, role }, ctx) => {
    await members.addMember(ctx, id, user_name, role);
    const { pathname, search } = new URL(args.request.url);
    return redirectWithToast(args.context, pathname + search, "community:toasts.add-member");
  });
};

/**
 * What readers of a community's page do for themselves, a vote in its poll among it; whoever no longer finds the page afterwards goes to the panel.
 * @throws notFound
 */
export async function ownAction(args: ActionFunctionArgs, slugOrId: string) {
  const formData = await readForm(args.request);
  if (isVote(formData)) return voteAction(args, formData);
  const { communityId, status, isShownToGuests } = await readCommunity(args.context.ctx, slugOrId);
  const to = status === "active" && isShownToGuests ? undefined : "/community/panel";
  return submitSignedInForm(args, { schema: ownActSchema, feature, formData }, ({ act, note }, ctx) => {
    const work = {
      join: () => members.askToJoin(ctx, communityId, note),
      withdraw: () => members.withdrawRequest(ctx, communityId),
      leave: () => members.leaveCommunity(ctx, communityId),
    };
    return saying(args, work[act], `community:toasts.${act}`, to);
  });
}
