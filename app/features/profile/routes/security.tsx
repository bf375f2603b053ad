/** How one gets in, and where one is logged in. */
import type { SubmissionResult } from "@conform-to/react";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { pageHandle } from "~/platform/pages/handle";
import { signedIn } from "~/platform/session/signed-in.server";
import { AccountPage } from "../components/account-page";
import { SecuritySection } from "../components/security-section";
import { SessionSection } from "../components/session-section";
import { securityAction } from "../profile.acts.server";
import { readProfile } from "../profile.service.server";

export const handle = pageHandle("profile", "security");

export const loader = ({ context }: LoaderFunctionArgs) => readProfile(signedIn(context));

export const action = (args: ActionFunctionArgs) => securityAction(args);

export default function Security() {
  const profile = useLoaderData<typeof loader>();
  const answer = useActionData() as { result?: SubmissionResult } | undefined;
  return (
    <AccountPage current="security">
      <div className="flex max-w-2xl flex-col gap-8 *:first:mt-0">
        <SecuritySection profile={profile} result={answer?.result ?? null} />
        <SessionSection sessions={profile.sessions} />
      </div>
    </AccountPage>
  );
}
