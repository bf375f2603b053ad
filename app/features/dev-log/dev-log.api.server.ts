/** The dev log for programs and feed readers. */
import { z } from "zod";
import { postFilters } from "~/engines/posts/filters";
import { postEndpoints } from "~/engines/posts/posts.api.server";
import { readList } from "~/engines/posts/posts.service.server";
import { endpoint } from "~/platform/http/endpoint";
import { devLogs } from "./dev-log.collection";
import { rssOf } from "./rss.rules";

const FEED_SIZE = 50;

const feed = endpoint({
  method: "GET",
  path: "/dev-log/feed",
  access: "public",
  summary: "The latest changes of the site as RSS 2.0",
  response: z.string(),
  async handler(_, ctx) {
    const { items } = await readList(ctx, devLogs, postFilters.parse({ size: FEED_SIZE }));
    const entries = items.map(({ postId, title, text, details, relevantAt, createdAt }) => ({
      id: postId,
      title: `${String(details.version ?? "")} ${title}`.trim(),
      text,
      at: relevantAt ?? createdAt,
    }));
    const headers = { "Content-Type": "application/rss+xml; charset=utf-8" };
    return new Response(rssOf(ctx.origin, entries), { headers });
  },
});

export const devLogEndpoints = [feed, ...postEndpoints(devLogs)];
