/** What one agrees to before the psychology pool opens, and the way out again. */
import { useLoaderData } from "@remix-run/react";
import { confidentialHandle } from "~/platform/pages/handle";
import { ConsentPage } from "../components/consent-page";
import { consentAction, consentLoader } from "../pools.pages.server";

export const handle = confidentialHandle("mental-health", "psychology-consent");

export const loader = consentLoader("psychology");

export const action = consentAction("psychology");

export default function PsychologyConsent() {
  return <ConsentPage {...useLoaderData<typeof loader>()} />;
}
