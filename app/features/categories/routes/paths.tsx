/** Every page about categories. */
import { useLoaderData } from "@remix-run/react";
import { PathsPage } from "~/kit/paths-page";
import { pageHandle } from "~/platform/pages/handle";
import { pathsLoader } from "~/platform/pages/paths-loader.server";

export const handle = pageHandle("categories", "paths");

export const loader = pathsLoader("categories");

export default function Paths() {
  return <PathsPage {...useLoaderData<typeof loader>()} />;
}
