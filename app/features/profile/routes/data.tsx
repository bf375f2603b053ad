/** Taking one's data along, what one agreed to, and leaving. */
import type { SubmissionResult } from "@conform-to/react";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { pageHandle } from "~/platform/pages/handle";
import { signedIn } from "~/platform/session/signed-in.server";
import { AccountPage } from "../components/account-page";
import { AgreedSection } from "../components/agreed-section";
import { LeavingSection } from "../components/leaving-section";
import { dataAction } from "../profile.acts.server";
import { readData } from "../profile.service.server";

export const handle = pageHandle("profile", "data");

export const loader = ({ context }: LoaderFunctionArgs) => readData(signedIn(context));

export const action = (args: ActionFunctionArgs) => dataAction(args);

export default function Data() {
  const answer = useActionData() as { result?: SubmissionResult } | undefined;
  const { agreed, ...profile } = useLoaderData<typeof loader>();
  return (
    <AccountPage current="data">
      <LeavingSection profile={profile} result={answer?.result ?? null} />
      {agreed.story.length > 0 && <AgreedSection agreed={agreed} />}
    </AccountPage>
  );
}
