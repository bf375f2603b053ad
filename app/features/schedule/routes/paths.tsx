/** The pages of schedules with who may open them. */
import { useLoaderData } from "@remix-run/react";
import { PathsPage } from "~/kit/paths-page";
import { pageHandle } from "~/platform/pages/handle";
import { pathsLoader } from "~/platform/pages/paths-loader.server";

export const handle = pageHandle("schedule", "paths");

export const loader = pathsLoader("schedule");

export default function Paths() {
  return <PathsPage {...useLoaderData<typeof loader>()} />;
}
