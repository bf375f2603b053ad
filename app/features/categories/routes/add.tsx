/** A new category. */
import { useLoaderData } from "@remix-run/react";
import { labelAddAction, labelAddLoader } from "~/engines/labels/pages.server";
import { LabelAdd } from "~/kit/labels/label-pages";
import { pageHandle } from "~/platform/pages/handle";

export const handle = pageHandle("categories", "add", ["labels"]);
export const loader = labelAddLoader("category");
export const action = labelAddAction("category");

export default function Add() {
  return <LabelAdd {...useLoaderData<typeof loader>()} />;
}
