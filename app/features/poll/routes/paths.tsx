/** Every page of this feature. */
import { useLoaderData } from "@remix-run/react";
import { PathsPage } from "~/kit/paths-page";
import { pageHandle } from "~/platform/pages/handle";
import { pathsLoader } from "~/platform/pages/paths-loader.server";

export const handle = pageHandle("poll", "paths");

export const loader = pathsLoader("poll");

export default function FeaturePaths() {
  return <PathsPage {...useLoaderData<typeof loader>()} />;
}
