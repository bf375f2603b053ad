/** One's own photo: what is shown, what is on its way, and how to change it. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { purposes } from "~/engines/media/purposes";
import { ImageUpload } from "~/kit/image-upload/image-upload";
import { usePolling } from "~/kit/use-polling";
import { submitSignedInForm } from "~/platform/forms/submit.server";
import { redirectWithToast } from "~/platform/forms/toast.server";
import { pageHandle } from "~/platform/pages/handle";
import { signedIn } from "~/platform/session/signed-in.server";
import { AccountPage } from "../components/account-page";
import { PhotoState } from "../components/photo-state";
import { photoForm } from "../photo.schemas";
import { readPhoto, removePhoto, retryPhoto, uploadPhoto } from "../photo.service.server";

export const handle = pageHandle("profile", "photo", ["media"]);
export const loader = ({ context }: LoaderFunctionArgs) => readPhoto(signedIn(context));

export const action = (args: ActionFunctionArgs) =>
  submitSignedInForm(args, { schema: photoForm, feature: "profile", hideFields: ["image"] }, async (form, ctx) => {
    const done = (key: string) => redirectWithToast(args.context, "/profile/photo", `profile:photo.${key}`);
    if (form.act === "upload") {
      await uploadPhoto(ctx, form.image);
      return done("uploaded");
    }
    if (form.act === "retry") {
      await retryPhoto(ctx, form.image_id);
      return done("retried");
    }
    await removePhoto(ctx);
    return done("removed");
  });

export default function ProfilePhoto() {
  const { t } = useTranslation("profile");
  const photo = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  usePolling(photo.latest?.status === "waiting");
  return (
    <AccountPage current="photo" lead={t("photo.lead")}>
      <div className="flex max-w-xl flex-col gap-6 rounded-box border border-base-300 p-4 sm:p-6">
        <PhotoState photo={photo} />
        <ImageUpload
          name="image"
          fields={{ act: "upload" }}
          crop={purposes["profile-photo"].crop}
          isRound
          label={t(photo.latest ? "photo.replace" : "photo.add")}
          submitLabel={t("photo.upload")}
          pendingLabel={t("photo.uploading")}
          answer={answer as never}
        />
      </div>
    </AccountPage>
  );
}
