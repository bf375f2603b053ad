/** Every page about communities. */
import { useLoaderData } from "@remix-run/react";
import { PathsPage } from "~/kit/paths-page";
import { pageHandle } from "~/platform/pages/handle";
import { pathsLoader } from "~/platform/pages/paths-loader.server";

export const handle = pageHandle("community", "paths");

export const loader = pathsLoader("community", /^\/admin\/community\//);

export default function CommunityPaths() {
  return <PathsPage {...useLoaderData<typeof loader>()} />;
}
