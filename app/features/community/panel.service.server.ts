/** A community as guests, members, organizers and admins see it. */

import type { OwnImage, ReadyImage } from "~/engines/media/image";
import { leadsTo } from "~/platform/access/leads-to.server";
import { type Context, isAdmin, type SignedInContext } from "~/platform/context";
import { byName } from "~/platform/order";
import { newPollPath, pollChoices } from "../poll/places.service.server";
import { currentPollFrom } from "../poll/poll.service.server";
import { type Role, roles } from "./choices";
import { communityErrors } from "./community.errors";
import { organizes, presides, removesOthers } from "./community.policy";
import { ASK_AGAIN_AFTER } from "./community.rules";
import type { PanelFilters } from "./community.schemas";
import type { CommunityEvent } from "./community-events.repository.server";
import * as repository from "./panel.repository.server";

/** Those that everybody sees. */
const shownOf = (images: readonly OwnImage[]): ReadyImage[] =>
  images.filter(({ status }) => status === "ready").map(({ status: _, failure: __, ...image }) => image);

const eventPath = (eventId: string) => `/event/${eventId}`;

/** Where an event's page is, for those who find one there. */
const eventLink = (reader: Context, eventId: string) => (leadsTo(reader, eventPath(eventId)) ? eventPath(eventId) : null);

/** What a reader may do about members. */
interface Rights {
  giveRoles: boolean;
  remove(otherRole: Role): boolean;
}

const NONE: Rights = { giveRoles: false, remove: () => false };
const ALL: Rights = { giveRoles: true, remove: () => true };

/** What somebody may do about members by their role in the community. */
const rightsByRole = ({ actor }: SignedInContext, standing: { role: Role; status: string }): Rights => ({
  giveRoles: presides.holds(actor, standing),
  remove: (otherRole) => removesOthers.holds(actor, { ...standing, otherRole }),
});

/** Members with what the reader may do about each; the cursor of those that follow. */
function membersOf(rows: repository.MemberRow[], may: Rights) {
  const shown = rows.slice(0, repository.MEMBERS).map(({ key: _, ...member }) => ({
    ...member,
    mayChange: may.giveRoles,
    mayRemove: may.remove(member.role),
  }));
  return { members: shown, nextAfter: rows.length > repository.MEMBERS ? rows[repository.MEMBERS - 1]?.key : undefined };
}

export type MemberView = ReturnType<typeof membersOf>["members"][number];

/** The poll on a community's page, and what may take its place. @param back where a new one leads to */
const pollsOf = (ctx: SignedInContext, { pinned, polls }: repository.Polls, back: string) => {
  const poll = currentPollFrom(ctx, pinned);
  return {
    pinned: poll && { pollId: poll.pollId, question: poll.question, isClosed: poll.isClosed },
    choices: pollChoices(polls),
    newPath: newPollPath(ctx, back),
  };
};
export type CommunityPolls = ReturnType<typeof pollsOf>;

const eventsOf = (ctx: Context, rows: CommunityEvent[]) => rows.map((event) => ({ ...event, to: eventLink(ctx, event.eventId) }));
export type EventView = ReturnType<typeof eventsOf>[number];

/** One's communities, one's requests, and the chosen community as far as one's role in it goes. */
export async function readPanel(ctx: SignedInContext, { community, after }: PanelFilters) {
  const found = await repository.readPanel(ctx, community, after);
  const { own, asked, chosenId, members, requests, events, images } = found;
  const chosen = own.find(({ communityId }) => communityId === chosenId) ?? null;
  const rankOf = ({ status, role }: (typeof own)[number]) => Number(status === "archived") * roles.length + roles.indexOf(role);
  const sorted = own.toSorted((a, b) => rankOf(a) - rankOf(b) || byName(a.name, b.name));
  const mine = sorted.map(({ slug, name, role, status, waiting }) => ({
    slug,
    name,
    role,
    status,
    waiting,
    isChosen: slug === chosen?.slug,
  }));
  const detail = chosen && {
    ...chosen,
    isTrusted: Boolean(chosen.isTrusted),
    isShownToGuests: Boolean(chosen.isShownToGuests),
    organizes: chosen.role !== "member",
    ...membersOf(members, rightsByRole(ctx, chosen)),
    requests,
    mayDecide: organizes.holds(ctx.actor, chosen),
    picture: shownOf(images)[0] ?? null,
    /** All of them, for who may change them. */
    ownImages: presides.holds(ctx.actor, chosen) ? images : null,
    events: eventsOf(ctx, events),
    polls: organizes.holds(ctx.actor, chosen) ? pollsOf(ctx, found, `/community/panel?community=${chosen.slug}`) : null,
    addEventTo: organizes.holds(ctx.actor, chosen) && leadsTo(ctx, "/event/add") ? "/event/add" : null,
  };
  return { own: mine, asked, detail, selfId: ctx.actor.userId };
}

export type PanelDetail = NonNullable<Awaited<ReturnType<typeof readPanel>>["detail"]>;

/** A community for admins. @throws notFound */
export async function readWhole(ctx: SignedInContext, slugOrId: string, after: number | undefined) {
  const found = await repository.readWhole(ctx, slugOrId, after);
  if (!found) throw communityErrors.notFound();
  const { community, members, requests, events, images } = found;
  const { createdBy: _, key: __, ...shown } = community;
  return {
    community: shown,
    images: shownOf(images),
    ...membersOf(members, isAdmin(ctx.actor) ? ALL : NONE),
    requests,
    events: eventsOf(ctx, events),
    polls: community.status === "active" ? pollsOf(ctx, found, `/community/one/${community.slug}`) : null,
  };
}

/** Members for a program, the first to come first. @throws notFound, membersOnly */
export async function readMembers(ctx: SignedInContext, slugOrId: string, after: number | undefined) {
  const { isThere, mayRead, rows } = await repository.readMembers(ctx, slugOrId, after);
  if (!isThere) throw communityErrors.notFound();
  if (!mayRead) throw communityErrors.membersOnly();
  return membersOf(rows, NONE);
}

/** Whether somebody who isn't in a community finds its page. */
const isOpenToAll = ({ status, isShownToGuests }: { status: string; isShownToGuests: boolean }) => status === "active" && isShownToGuests;

/**
 * A community as everybody may see it: those that staff show to guests; others only for who belongs to them or asked to.
 * @throws notFound
 */
export async function readPublic(ctx: Context, slugOrId: string) {
  const found = await repository.readPublic(ctx, slugOrId);
  if (!found) throw communityErrors.notFound();
  const { community, events, standing, images, pinned } = found;
  const isKnown = standing.role !== null || standing.request !== null || (ctx.actor !== null && ctx.actor.userRole !== "user");
  if (!isOpenToAll(community) && !isKnown) throw communityErrors.notFound();
  const { communityId, slug, name, description, links, memberCount, status } = community;
  const askAgainAt = standing.request === "rejected" ? (standing.decidedAt ?? 0) + ASK_AGAIN_AFTER : null;
  const mayAskAgain = standing.request !== "waiting" && (askAgainAt === null || askAgainAt <= ctx.clock.now());
  return {
    community: { communityId, slug, name, description, links, memberCount, isArchived: status === "archived" },
    images: shownOf(images),
    events: events.map((event) => ({ ...event, to: eventLink(ctx, event.eventId) })),
    poll: currentPollFrom(ctx, pinned),
    isSignedIn: ctx.actor !== null,
    role: standing.role,
    request: standing.role ? null : standing.request,
    note: standing.note,
    askAgainAt,
    mayAsk: isOpenToAll(community) && !standing.role && mayAskAgain,
  };
}

export type PublicCommunity = Awaited<ReturnType<typeof readPublic>>;
