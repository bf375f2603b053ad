/** The site map's guard by itself: builds that draw nothing, and what the guard decides about them. */
import type { ServerBuild } from "@remix-run/cloudflare";
import type { Context } from "../../app/platform/context";
import { isDomainError } from "../../app/platform/errors/define";
import { layoutOf, type PageRow } from "../../app/platform/pages/page";
import { ORIGIN, type Person, testContext } from "./site";

/** What a page answers that was reached. */
export const OPENED = "its own code runs";
const opened = async () => OPENED;

type FakeModule = { loader?: unknown; action?: unknown };

/**
 * A build as Remix makes it, whose pages answer that they were reached.
 * @param own modules beside those of the rows, or in their place, by the route's id; null takes one out
 */
export function fakeBuild(rows: readonly PageRow[], own: Record<string, FakeModule | null> = {}): ServerBuild {
  const pages = Object.fromEntries(
    rows.map(({ id, offlinePage }) => [id, { loader: opened, action: opened, handle: { isOfflinePage: offlinePage && true } }]),
  );
  const layouts = new Map(rows.map(({ id, chrome }) => [id, layoutOf[chrome]]));
  const modules = Object.entries({ root: {}, ...pages, ...own }).filter(([, module]) => module !== null);
  const routes = modules.map(([id, module]) => [
    id,
    { id, path: id, parentId: layouts.get(id), module: { default: () => null, ...module } },
  ]);
  return { routes: Object.fromEntries(routes) } as unknown as ServerBuild;
}

interface Visitor {
  as?: Person;
  method?: "GET" | "POST";
  ctx?: Partial<Context>;
}

/** What becomes of somebody at a page of a protected build: where they are sent, the code of a refusal, or `OPENED`. */
export async function decisionOf(build: ServerBuild, row: PageRow, path: string, { as, method = "GET", ctx: own }: Visitor = {}) {
  const { loader, action } = build.routes[row.id]?.module ?? {};
  const handler = (method === "GET" ? loader : action) as unknown as (args: object) => Promise<string>;
  const ctx = { ...testContext(), actor: as?.ctx.actor ?? null, ...own };
  const context = { ctx, restore: async () => undefined, cookies: [] as string[], nonce: "", allowsMaps: false };
  try {
    return await handler({ request: new Request(ORIGIN + path, { method }), params: {}, context });
  } catch (thrown) {
    if (thrown instanceof Response) return thrown.headers.get("location") ?? String(thrown.status);
    if (isDomainError(thrown)) return thrown.code;
    throw thrown;
  }
}

/** Hands on what a page's own code or a refusal throws, as it is. */
export const rethrow = async (thrown: unknown): Promise<never> => {
  throw thrown;
};
