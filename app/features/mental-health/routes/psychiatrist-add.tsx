/** Telling of one's experience in the psychiatrist pool. */
import { useLoaderData } from "@remix-run/react";
import { confidentialHandle } from "~/platform/pages/handle";
import { AddPage } from "../components/write-page";
import { addAction, addLoader } from "../pools.pages.server";

export const handle = confidentialHandle("mental-health", "psychiatrist-add");

export const loader = addLoader("psychiatrist");

export const action = addAction("psychiatrist");

export default function PsychiatristAdd() {
  return <AddPage {...useLoaderData<typeof loader>()} />;
}
