/** What one agrees to before the psychiatrist pool opens, and the way out again. */
import { useLoaderData } from "@remix-run/react";
import { confidentialHandle } from "~/platform/pages/handle";
import { ConsentPage } from "../components/consent-page";
import { consentAction, consentLoader } from "../pools.pages.server";

export const handle = confidentialHandle("mental-health", "psychiatrist-consent");

export const loader = consentLoader("psychiatrist");

export const action = consentAction("psychiatrist");

export default function PsychiatristConsent() {
  return <ConsentPage {...useLoaderData<typeof loader>()} />;
}
