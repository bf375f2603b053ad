/** Polls among the pages of administration. */
import { useLoaderData } from "@remix-run/react";
import { pageHandle } from "~/platform/pages/handle";
import { PollsPage } from "../components/polls-page";
import { pollsAction, pollsLoader } from "../polls.pages.server";

export const handle = pageHandle("poll", "admin-all");

export const loader = pollsLoader();

export const action = pollsAction;

export default function AdminPolls() {
  return <PollsPage name="admin-all" {...useLoaderData<typeof loader>()} />;
}
