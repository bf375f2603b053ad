/** The front page's content, the same for page and API. */
import type { Context } from "~/platform/context";
import { matchPage } from "~/platform/pages/match";
import { readSettings } from "~/platform/settings.server";
import { excerpt } from "./excerpt.rules";
import { readHome } from "./home.repository.server";

/** A part of the product, by its words below `home:blocks`, and where it begins. */
export interface Part {
  name: "experiences" | "databank" | "catalog";
  to: string;
}

const PARTS: readonly Part[] = [
  { name: "experiences", to: "/courses/all" },
  { name: "databank", to: "/databank/all" },
  { name: "catalog", to: "/catalog/all" },
];

/** True numbers, a taste of what people wrote, and the way to VIP, in the reader's language. */
export async function readHomeContent(ctx: Context) {
  const [{ numbers, latest, top }, { vipThreshold }] = await Promise.all([readHome(ctx), readSettings(ctx)]);
  const nameOf = (course: { nameEn: string; nameTr: string }) => (ctx.locale === "tr" ? course.nameTr : course.nameEn);
  return {
    numbers,
    vipThreshold,
    latest: latest.map((row) => ({
      experienceId: row.experienceId,
      courseId: row.courseId,
      courseCode: row.courseCode,
      courseName: nameOf(row),
      overall: row.overall,
      excerpt: excerpt(row.text),
    })),
    top: top.map((row) => ({
      courseId: row.courseId,
      courseCode: row.courseCode,
      courseName: nameOf(row),
      experienceCount: row.experienceCount,
      overall: row.overallHundredths === null ? null : row.overallHundredths / 100,
    })),
  };
}

/** The parts of the product that the front page presents, without those that have no page (yet). */
export const presentedParts = ({ product }: Pick<Context, "product">) => PARTS.filter(({ to }) => matchPage(product.siteMap, to));
