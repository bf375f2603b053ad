/** The assistant's answer to a question for courses with days and hours: the catalog's list. */
import type { Reply } from "~/engines/intents";
import type { Context } from "~/platform/context";
import { catalogFilters } from "../catalog/catalog.schemas";
import { searchCatalog } from "../catalog/catalog.service.server";

/** What only the catalog has filters for: days and hours are among them. Where nothing fits all of it, that is said. */
export async function listedByCatalog(ctx: Context, q: string, most: number): Promise<Reply | null> {
  const { t } = ctx.product.translators[ctx.locale];
  const { wish, items } = await searchCatalog(ctx, catalogFilters.parse({ q, size: most }));
  if (!wish) return null;
  const courses = items.map(({ course_code: code, course_name: name }) => `${code} ${name}`).join(", ");
  const text =
    items.length > 0
      ? t("courses:assistant.fitting", { wish: wish.text, courses })
      : t("courses:assistant.nothingFits", { wish: wish.text });
  return { title: t("catalog:pages.all"), to: `/catalog/all?${new URLSearchParams({ q })}`, text };
}
