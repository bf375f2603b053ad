/** Changing an experience of the psychology pool. */
import { useLoaderData } from "@remix-run/react";
import { confidentialHandle } from "~/platform/pages/handle";
import { EditPage } from "../components/write-page";
import { editAction, editLoader } from "../pools.pages.server";

export { rereadAfterConflict as shouldRevalidate } from "~/kit/forms/version-field";

export const handle = confidentialHandle("mental-health", "psychology-edit");

export const loader = editLoader("psychology");

export const action = editAction("psychology");

export default function PsychologyEdit() {
  return <EditPage {...useLoaderData<typeof loader>()} />;
}
