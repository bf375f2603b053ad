/** Every page about errors. */
import { useLoaderData } from "@remix-run/react";
import { PathsPage } from "~/kit/paths-page";
import { pageHandle } from "~/platform/pages/handle";
import { pathsLoader } from "~/platform/pages/paths-loader.server";

export const handle = pageHandle("errors", "paths");

export const loader = pathsLoader("errors");

export default function ErrorPaths() {
  return <PathsPage {...useLoaderData<typeof loader>()} />;
}
