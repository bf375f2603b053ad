/** Telling of one's experience in the psychology pool. */
import { useLoaderData } from "@remix-run/react";
import { confidentialHandle } from "~/platform/pages/handle";
import { AddPage } from "../components/write-page";
import { addAction, addLoader } from "../pools.pages.server";

export const handle = confidentialHandle("mental-health", "psychology-add");

export const loader = addLoader("psychology");

export const action = addAction("psychology");

export default function PsychologyAdd() {
  return <AddPage {...useLoaderData<typeof loader>()} />;
}
