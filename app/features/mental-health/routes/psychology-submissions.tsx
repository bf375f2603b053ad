/** Admins decide on experiences of the psychology pool. */
import { useLoaderData } from "@remix-run/react";
import { confidentialHandle } from "~/platform/pages/handle";
import { SubmissionsPage } from "../components/submissions-page";
import { submissionsAction, submissionsLoader } from "../pools.pages.server";

export const handle = confidentialHandle("mental-health", "psychology-submissions", ["review"]);

export const loader = submissionsLoader("psychology");

export const action = submissionsAction("psychology");

export default function PsychologySubmissions() {
  return <SubmissionsPage {...useLoaderData<typeof loader>()} />;
}
