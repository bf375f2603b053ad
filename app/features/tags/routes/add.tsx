/** A new tag. */
import { useLoaderData } from "@remix-run/react";
import { labelAddAction, labelAddLoader } from "~/engines/labels/pages.server";
import { LabelAdd } from "~/kit/labels/label-pages";
import { pageHandle } from "~/platform/pages/handle";

export const handle = pageHandle("tags", "add", ["labels"]);
export const loader = labelAddLoader("tag");
export const action = labelAddAction("tag");

export default function Add() {
  return <LabelAdd {...useLoaderData<typeof loader>()} />;
}
