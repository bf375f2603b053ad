/** Taking one's data along, and leaving. */
import type { SubmissionResult } from "@conform-to/react";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { pageHandle } from "~/platform/pages/handle";
import { signedIn } from "~/platform/session/signed-in.server";
import { AccountPage } from "../components/account-page";
import { LeavingSection } from "../components/leaving-section";
import { dataAction } from "../profile.acts.server";
import { readProfile } from "../profile.service.server";

export const handle = pageHandle("profile", "data");

export async function loader({ context }: LoaderFunctionArgs) {
  const { deletionDueAt, hasPassword } = await readProfile(signedIn(context));
  return { deletionDueAt, hasPassword };
}

export const action = (args: ActionFunctionArgs) => dataAction(args);

export default function Data() {
  const answer = useActionData() as { result?: SubmissionResult } | undefined;
  return (
    <AccountPage current="data">
      <LeavingSection profile={useLoaderData<typeof loader>()} result={answer?.result ?? null} />
    </AccountPage>
  );
}
