/** What one says of oneself. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { departmentChoices } from "~/features/departments/departments.service.server";
import { pageHandle } from "~/platform/pages/handle";
import { signedIn } from "~/platform/session/signed-in.server";
import { academicYear } from "~/platform/terms";
import { AccountPage } from "../components/account-page";
import { ProfileForm } from "../components/profile-form";
import { aboutAction } from "../profile.acts.server";
import { readProfile } from "../profile.service.server";

export const handle = pageHandle("profile", "about");

export async function loader({ context }: LoaderFunctionArgs) {
  const ctx = signedIn(context);
  const [profile, departments] = await Promise.all([readProfile(ctx), departmentChoices(ctx)]);
  return { profile, departments, year: academicYear(ctx.clock.now()) };
}

export const action = (args: ActionFunctionArgs) => aboutAction(args);

export default function About() {
  return (
    <AccountPage current="about">
      <ProfileForm {...useLoaderData<typeof loader>()} />
    </AccountPage>
  );
}
