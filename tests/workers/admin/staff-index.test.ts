/** What the panel lists of staff's pages, and how much waits on each. */
import { expect, test } from "vitest";
import { collections } from "../../../app/collections";
import { staffIndex } from "../../../app/features/admin/staff-index.service.server";
import { product } from "../../../app/product.server";
import { signUp } from "../../support/site";

type StaffContext = Parameters<typeof staffIndex>[0];

const pages = product.siteMap.filter(({ name }) => name === "admin-all");
const reviewed = collections.map(({ feature }) => [feature, pages.find((row) => row.feature === feature)?.path ?? ""] as const);

test.each(reviewed)(
  "posts of %s that wait stand beside that collection's own list of staff, and beside nothing else",
  async (feature, path) => {
    const { ctx } = await signUp({ userRole: "admin" });
    const index = staffIndex(ctx as StaffContext, [{ name: `posts:${feature}`, facet: "waiting", value: 7 }], {});
    const shown = index.flatMap(({ pages: own }) => own).filter(({ waiting }) => waiting);
    expect(shown.map((page) => [page.path, page.waiting])).toEqual(path ? [[path, 7]] : []);
  },
);

test("what waits elsewhere stands beside its page", async () => {
  const { ctx } = await signUp({ userRole: "admin" });
  const index = staffIndex(ctx as StaffContext, [], { "/admin/errors": 3 });
  const shown = index.flatMap(({ pages: own }) => own).filter(({ waiting }) => waiting);
  expect(shown.map(({ path, waiting }) => [path, waiting])).toEqual([["/admin/errors", 3]]);
});
