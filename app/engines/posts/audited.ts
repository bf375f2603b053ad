/** What the audit calls posts: by their collection where its own page or a program changes them, `post` where all kinds are decided on together, `posts` where one was found by hand. */
import type { Thing } from "../../platform/acts/acts";
import type { Product } from "../../platform/product";

/** What reports and reviews call any post. */
export const POST = "post";

/** The kinds of posts, each by the name of its collection. */
export const postKinds = ({ inbox }: Product): Thing[] =>
  inbox.flatMap(({ counters }) => counters).flatMap((name) => (name.split("posts:")[1] as Thing | undefined) ?? []);

/** What reports and reviews call what the audit calls this. */
export const reviewedAs = (product: Product, thing: string): string =>
  thing === "posts" || (postKinds(product) as string[]).includes(thing) ? POST : thing;

/** All that the audit may call what reviews call this when it is decided on. */
export const auditedAs = (product: Product, type: string): string[] => (type === POST ? [type, ...postKinds(product)] : [type]);
