/** All tags, in their order. */
import { useLoaderData } from "@remix-run/react";
import { labelListAction, labelListLoader } from "~/engines/labels/pages.server";
import { LabelList } from "~/kit/labels/label-pages";
import { pageHandle } from "~/platform/pages/handle";

export { rereadAfterConflict as shouldRevalidate } from "~/kit/forms/version-field";

export const handle = pageHandle("tags", "all", ["labels"]);
export const loader = labelListLoader("tag");
export const action = labelListAction("tag");

export default function All() {
  return <LabelList {...useLoaderData<typeof loader>()} />;
}
