/** Admins decide on experiences of the psychiatrist pool. */
import { useLoaderData } from "@remix-run/react";
import { confidentialHandle } from "~/platform/pages/handle";
import { SubmissionsPage } from "../components/submissions-page";
import { submissionsAction, submissionsLoader } from "../pools.pages.server";

export const handle = confidentialHandle("mental-health", "psychiatrist-submissions", ["review"]);

export const loader = submissionsLoader("psychiatrist");

export const action = submissionsAction("psychiatrist");

export default function PsychiatristSubmissions() {
  return <SubmissionsPage {...useLoaderData<typeof loader>()} />;
}
