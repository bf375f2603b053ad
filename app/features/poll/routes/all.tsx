/** Every poll, for staff. */
import { useLoaderData } from "@remix-run/react";
import { pageHandle } from "~/platform/pages/handle";
import { PollsPage } from "../components/polls-page";
import { pollsAction, pollsLoader } from "../polls.pages.server";

export const handle = pageHandle("poll", "all");

export const loader = pollsLoader();

export const action = pollsAction;

export default function AllPolls() {
  return <PollsPage name="all" {...useLoaderData<typeof loader>()} />;
}
