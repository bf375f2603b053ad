/** One experience of the psychology pool. */
import { useLoaderData } from "@remix-run/react";
import { confidentialHandle } from "~/platform/pages/handle";
import { EntryPage } from "../components/entry-page";
import { oneAction, oneLoader } from "../pools.pages.server";

export const handle = confidentialHandle("mental-health", "psychology-one", ["review"]);

export const loader = oneLoader("psychology");

export const action = oneAction("psychology");

export default function PsychologyOne() {
  return <EntryPage {...useLoaderData<typeof loader>()} />;
}
