/** Every page about profiles, whoever keeps it. */
import { useLoaderData } from "@remix-run/react";
import { PathsPage } from "~/kit/paths-page";
import { pageHandle } from "~/platform/pages/handle";
import { pathsLoader } from "~/platform/pages/paths-loader.server";

export const handle = pageHandle("users", "profile-paths", ["profile"]);

export const loader = pathsLoader("profile", /^\/admin\/(paths\/profile$|profile\/)/);

export default function ProfilePaths() {
  return <PathsPage {...useLoaderData<typeof loader>()} />;
}
