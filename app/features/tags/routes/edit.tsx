/** A tag: its names and icon, what it is merged into, its end. */
import { useLoaderData } from "@remix-run/react";
import { labelEditAction, labelEditLoader } from "~/engines/labels/pages.server";
import { LabelEditing } from "~/kit/labels/label-pages";
import { pageHandle } from "~/platform/pages/handle";

export { rereadAfterConflict as shouldRevalidate } from "~/kit/forms/version-field";

export const handle = pageHandle("tags", "edit", ["labels"]);
export const loader = labelEditLoader("tag");
export const action = labelEditAction("tag");

export default function Edit() {
  return <LabelEditing {...useLoaderData<typeof loader>()} />;
}
