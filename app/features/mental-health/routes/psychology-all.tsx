/** Experiences of the psychology pool, or one's own. */
import { useLoaderData } from "@remix-run/react";
import { confidentialHandle } from "~/platform/pages/handle";
import { PoolList } from "../components/pool-list";
import { listAction, listLoader } from "../pools.pages.server";

export const handle = confidentialHandle("mental-health", "psychology-all");

export const loader = listLoader("psychology");

export const action = listAction("psychology");

export default function PsychologyAll() {
  return <PoolList {...useLoaderData<typeof loader>()} />;
}
