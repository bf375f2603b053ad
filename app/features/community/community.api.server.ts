/** Communities for programs; the same use cases as the pages. */
import { z } from "zod";
import { galleryEndpoints } from "~/engines/media/galleries.api.server";
import type { ReadyImage } from "~/engines/media/image";
import { typedImageAnswers } from "~/engines/media/image-answer";
import { idField } from "~/platform/forms/fields";
import { endpoint, endpointsFor } from "~/platform/http/endpoint";
import { pictureTypes } from "./choices";
import * as schemas from "./community.schemas";
import * as service from "./community.service.server";
import { memberEndpoints } from "./members.api.server";
import { readPublic } from "./panel.service.server";
import { openCommunityGallery } from "./pictures.service.server";
import { pinPoll } from "./polls.service.server";

const byId = z.object({ id: idField() });
const done = z.object({ ok: z.literal(true) });
const ok = { ok: true as const };
const listed = schemas.communityFilters.omit({ before: true, size: true }).extend({
  cursor: z.coerce.number().int().positive().optional().describe("`next_cursor` of the page before."),
  limit: z.coerce.number().int().min(1).max(50).default(20),
});

type Stored = Awaited<ReturnType<typeof service.readCommunity>>;

/** The picture that stands for it, where it has one. */
const imagesOf = (picture: ReadyImage | null) => typedImageAnswers(picture ? [picture] : [], pictureTypes);

const answerOf = (community: Stored) => ({
  community_id: community.communityId,
  slug: community.slug,
  name: community.name,
  description: community.description,
  links: community.links,
  member_count: community.memberCount,
  images: imagesOf(community.picture),
  status: community.status,
  is_trusted: community.isTrusted,
  is_shown_to_guests: community.isShownToGuests,
  created_at: community.createdAt,
  updated_at: community.updatedAt,
});

const all = endpoint({
  method: "GET",
  path: "/community/all",
  access: "admin",
  summary: "Communities, the newest first; descriptions are cut; `next_cursor` leads to older ones",
  query: listed,
  response: z.object({ communities: z.array(schemas.staffAnswer), next_cursor: z.number().nullable() }),
  async handler({ query: { cursor, limit, ...filters } }, ctx) {
    const { items, nextBefore } = await service.searchWholeCommunities(ctx, { ...filters, before: cursor, size: limit });
    return { communities: items.map(answerOf), next_cursor: nextBefore ?? null };
  },
});

const shown = endpoint({
  method: "GET",
  path: "/community/demo/all",
  access: "public",
  isShared: true,
  summary: "Communities that guests see, the newest first; descriptions are cut",
  query: listed.omit({ status: true }),
  response: z.object({
    communities: z.array(schemas.communityAnswer.omit({ links: true })),
    next_cursor: z.number().nullable(),
  }),
  async handler({ query: { cursor, limit, q } }, ctx) {
    const { items, nextBefore } = await service.searchShownCommunities(ctx, { q, before: cursor, size: limit });
    const communities = items.map(({ communityId, slug, name, description, memberCount, picture }) => ({
      community_id: communityId,
      slug,
      name,
      description,
      member_count: memberCount,
      images: imagesOf(picture),
    }));
    return { communities, next_cursor: nextBefore ?? null };
  },
});

const shownOne = endpoint({
  method: "GET",
  path: "/community/demo/:id",
  access: "public",
  isShared: true,
  summary: "A community as its readers see it, with its next events and how the caller stands to it",
  params: byId,
  response: schemas.communityAnswer.extend({
    role: schemas.memberAnswer.shape.role.nullable(),
    request: z.enum(["waiting", "approved", "rejected"]).nullable(),
    events: z.array(z.object({ event_id: z.string(), name: z.string(), location: z.string(), starts_at: z.number() })),
    poll_id: z.string().nullable().describe("The poll on its page; null for guests."),
  }),
  async handler({ params }, ctx) {
    const { community, images, events, role, request, poll } = await readPublic(ctx, params.id);
    const { communityId, slug, name, description, links, memberCount } = community;
    return {
      community_id: communityId,
      slug,
      name,
      description,
      links,
      role,
      request,
      member_count: memberCount,
      images: typedImageAnswers(images, pictureTypes),
      events: events.map(({ eventId, name: title, location, startsAt }) => ({
        event_id: eventId,
        name: title,
        location,
        starts_at: startsAt,
      })),
      poll_id: poll?.pollId ?? null,
    };
  },
});

const one = endpoint({
  method: "GET",
  path: "/community/one/:id",
  access: "admin",
  summary: "One community by its address or id",
  params: byId,
  response: schemas.staffAnswer,
  handler: async ({ params }, ctx) => answerOf(await service.readCommunity(ctx, params.id)),
});

const add = endpoint({
  method: "POST",
  path: "/community",
  access: "admin",
  summary: "Add a community; its address is made of its name when none is given",
  status: 201,
  body: schemas.newCommunitySchema,
  response: z.object({ community_id: z.string(), slug: z.string() }),
  async handler({ body }, ctx) {
    const { communityId, slug } = await service.addCommunity(ctx, body);
    return { community_id: communityId, slug };
  },
});

const edit = endpoint({
  method: "PUT",
  path: "/community/one/:id",
  access: "admin",
  summary: "Change what a community says of itself",
  params: byId,
  body: schemas.communitySchema,
  response: z.object({ slug: z.string() }),
  handler: async ({ params, body }, ctx) => ({ slug: await service.editCommunity(ctx, params.id, body) }),
});

const remove = endpoint({
  method: "DELETE",
  path: "/community/one/:id",
  access: "admin",
  summary: "Delete a community that never had members or events",
  params: byId,
  response: done,
  async handler({ params }, ctx) {
    await service.actOnCommunity(ctx, "delete", (await service.readCommunity(ctx, params.id)).communityId);
    return ok;
  },
});

const state = endpoint({
  method: "POST",
  path: "/community/one/:id/state",
  access: "admin",
  summary: "Archive or restore a community, trust it or not, show it to guests or not",
  params: byId,
  body: z.strictObject({ act: schemas.communityActSchema.shape.act.exclude(["delete"]) }),
  response: schemas.staffAnswer,
  async handler({ params, body }, ctx) {
    const { communityId } = await service.readCommunity(ctx, params.id);
    await service.actOnCommunity(ctx, body.act, communityId);
    return answerOf(await service.readCommunity(ctx, communityId));
  },
});

const pin = endpoint({
  method: "PUT",
  path: "/community/one/:id/poll",
  access: "user",
  summary: "Embed an open poll in the page of a community that one organizes, in the place of the one before; null for none",
  params: byId,
  body: schemas.pinBody,
  response: done,
  async handler({ params, body }, ctx) {
    await pinPoll(ctx, params.id, body.poll_id);
    return ok;
  },
});

const pictures = galleryEndpoints({
  path: "/community/one/:id",
  access: "user",
  what: "a community, for its president and for admins",
  open: openCommunityGallery,
});

export const communityEndpoints = [
  ...endpointsFor("programs of admins that keep the list of communities", [all]),
  ...endpointsFor("apps and other sites of the university that show communities", [shown, shownOne]),
  ...endpointsFor("programs of admins that keep the list of communities", [one, add, edit, remove, state]),
  ...endpointsFor("apps of those who run a community", [pin]),
  ...pictures,
  ...memberEndpoints,
];
