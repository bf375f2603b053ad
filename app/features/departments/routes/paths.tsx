/** Every page about departments. */
import { useLoaderData } from "@remix-run/react";
import { PathsPage } from "~/kit/paths-page";
import { pageHandle } from "~/platform/pages/handle";
import { pathsLoader } from "~/platform/pages/paths-loader.server";

export const handle = pageHandle("departments", "paths");

export const loader = pathsLoader("departments");

export default function DepartmentPaths() {
  return <PathsPage {...useLoaderData<typeof loader>()} />;
}
