/** Experiences of the psychiatrist pool, or one's own. */
import { useLoaderData } from "@remix-run/react";
import { confidentialHandle } from "~/platform/pages/handle";
import { PoolList } from "../components/pool-list";
import { listAction, listLoader } from "../pools.pages.server";

export const handle = confidentialHandle("mental-health", "psychiatrist-all");

export const loader = listLoader("psychiatrist");

export const action = listAction("psychiatrist");

export default function PsychiatristAll() {
  return <PoolList {...useLoaderData<typeof loader>()} />;
}
