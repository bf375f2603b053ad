/** One experience of the psychiatrist pool. */
import { useLoaderData } from "@remix-run/react";
import { confidentialHandle } from "~/platform/pages/handle";
import { EntryPage } from "../components/entry-page";
import { oneAction, oneLoader } from "../pools.pages.server";

export const handle = confidentialHandle("mental-health", "psychiatrist-one", ["review"]);

export const loader = oneLoader("psychiatrist");

export const action = oneAction("psychiatrist");

export default function PsychiatristOne() {
  return <EntryPage {...useLoaderData<typeof loader>()} />;
}
