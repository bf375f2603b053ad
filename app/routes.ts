/** Turns the site map's rows into Remix routes, each below the layout that its chrome asks for. */
import { layout, type RouteConfig, type RouteConfigEntry, route } from "@remix-run/route-config";
import { type Chrome, layoutOf, type PageRow } from "./platform/pages/page";
import { siteMap } from "./site-map";

function routeOf(row: PageRow): RouteConfigEntry {
  const file = row.redirect ? "chrome/redirect.tsx" : `${row.id}.tsx`;
  if (row.path === "/") return { file, index: true, id: row.id };
  return route(row.path.slice(1), file, { id: row.id });
}

const layouts = (Object.keys(layoutOf) as Chrome[]).map((chrome) => {
  const file = layoutOf[chrome];
  const children = siteMap.filter((row) => row.chrome === chrome).map(routeOf);
  if (chrome === "full") children.push(route("*", "chrome/not-found.tsx", { id: "chrome/not-found" }));
  return layout(`${file}.tsx`, { id: file }, children);
});

export default layouts satisfies RouteConfig;
