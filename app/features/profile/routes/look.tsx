/** Language and theme. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { pageHandle } from "~/platform/pages/handle";
import { signedIn } from "~/platform/session/signed-in.server";
import { AccountPage } from "../components/account-page";
import { LookForm } from "../components/look-form";
import { lookAction } from "../profile.acts.server";
import { readProfile } from "../profile.service.server";

export const handle = pageHandle("profile", "look");

export async function loader({ context }: LoaderFunctionArgs) {
  const { locale, theme } = await readProfile(signedIn(context));
  return { locale, theme };
}

export const action = (args: ActionFunctionArgs) => lookAction(args);

export default function Look() {
  return (
    <AccountPage current="look">
      <LookForm {...useLoaderData<typeof loader>()} />
    </AccountPage>
  );
}
