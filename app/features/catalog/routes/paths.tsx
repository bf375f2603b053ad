/** The pages of the catalog with who may open them. */
import { useLoaderData } from "@remix-run/react";
import { PathsPage } from "~/kit/paths-page";
import { pageHandle } from "~/platform/pages/handle";
import { pathsLoader } from "~/platform/pages/paths-loader.server";

export const handle = pageHandle("catalog", "paths");

export const loader = pathsLoader("catalog");

export default function Paths() {
  return <PathsPage {...useLoaderData<typeof loader>()} />;
}
