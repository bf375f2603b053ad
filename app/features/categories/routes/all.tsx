/** All categories, in their order. */
import { useLoaderData } from "@remix-run/react";
import { labelListAction, labelListLoader } from "~/engines/labels/pages.server";
import { LabelList } from "~/kit/labels/label-pages";
import { pageHandle } from "~/platform/pages/handle";

export { rereadAfterConflict as shouldRevalidate } from "~/kit/forms/version-field";

export const handle = pageHandle("categories", "all", ["labels"]);
export const loader = labelListLoader("category");
export const action = labelListAction("category");

export default function All() {
  return <LabelList {...useLoaderData<typeof loader>()} />;
}
