/** Which course a question to the assistant names by its title. */
import type { Named, Naming } from "~/engines/intents";
import type { Context } from "~/platform/context";
import { kvCopy } from "~/platform/kv-copy.server";
import { codesInOwnCurriculum, loadTitles } from "./course-titles.repository.server";
import { indexTitles, type TitleCopy } from "./title-index.rules";
import { type Spotted, spotTitle } from "./title-spotter.rules";

const copy = kvCopy({ key: "catalog:titles", seconds: 900, load: loadTitles, isUsable: ({ courses }) => courses.length > 0 });

/** Of several courses that a title may mean the one of the asker's own curriculum is meant, where there is one; else all may be. */
async function withOwnFirst(ctx: Context, { courses }: TitleCopy, { others = [], code, text }: Spotted): Promise<Named> {
  if (others.length === 0) return { code, text };
  const all = [{ code, text }, ...others];
  const codes = all.map((each) => each.code);
  const own = ctx.actor ? await codesInOwnCurriculum(ctx.db, ctx.actor.userId, codes) : [];
  const [first, ...more] = all.filter((each) => own.includes(each.code));
  if (first && more.length === 0) return first;
  const ordered = all.toSorted((a, b) => Number(own.includes(b.code)) - Number(own.includes(a.code)));
  const titleOf = (each: string) => courses.find(([known]) => known === each)?.[ctx.locale === "tr" ? 2 : 1] ?? each;
  return { ...(ordered[0] ?? { code, text }), mayBe: ordered.map((each) => ({ ...each, title: titleOf(each.code) })) };
}

export const courseNaming: Naming = {
  name: "courses",
  async find(ctx, text) {
    const titles = await copy.read(ctx);
    const spotted = spotTitle(indexTitles(titles), text);
    return spotted && withOwnFirst(ctx, titles, spotted);
  },
};
