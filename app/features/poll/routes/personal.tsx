/** The polls that one asked oneself. */
import { useLoaderData } from "@remix-run/react";
import { pageHandle } from "~/platform/pages/handle";
import { PollsPage } from "../components/polls-page";
import { pollsAction, pollsLoader } from "../polls.pages.server";

export const handle = pageHandle("poll", "personal");

export const loader = pollsLoader(true);

export const action = pollsAction;

export default function OwnPolls() {
  return <PollsPage name="personal" {...useLoaderData<typeof loader>()} />;
}
