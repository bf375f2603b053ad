/** Changing an experience of the psychiatrist pool. */
import { useLoaderData } from "@remix-run/react";
import { confidentialHandle } from "~/platform/pages/handle";
import { EditPage } from "../components/write-page";
import { editAction, editLoader } from "../pools.pages.server";

export { rereadAfterConflict as shouldRevalidate } from "~/kit/forms/version-field";

export const handle = confidentialHandle("mental-health", "psychiatrist-edit");

export const loader = editLoader("psychiatrist");

export const action = editAction("psychiatrist");

export default function PsychiatristEdit() {
  return <EditPage {...useLoaderData<typeof loader>()} />;
}
