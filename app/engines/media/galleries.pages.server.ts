/** What the forms of a page on which pictures are changed do; the page hands over those that `isPictureAct` knows. */
import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import type { SignedInContext } from "../../platform/context";
import { submitSignedInForm } from "../../platform/forms/submit.server";
import { redirectWithToast } from "../../platform/forms/toast.server";
import { pictureForm } from "./galleries.schemas";
import { addPicture, type Gallery, orderPictures, removePicture, retryPicture } from "./galleries.service.server";

/** Whether a form is about pictures: `image-add`, `image-retry`, `image-remove`, `image-order`. */
export const isPictureAct = (form: FormData): boolean => String(form.get("act")).startsWith("image-");

interface PictureAct {
  form: FormData;
  /** Opens the gallery for this person. @throws when they may not */
  open(ctx: SignedInContext): Promise<Gallery>;
  /** Where it leads afterwards. */
  to: string;
}

/** Does what a form about pictures says, and says so on the next page. */
export const submitPictureAct = (args: ActionFunctionArgs, { form: formData, open, to }: PictureAct) =>
  submitSignedInForm(args, { schema: pictureForm, feature: "media", formData, hideFields: ["image"] }, async (form, ctx) => {
    const gallery = await open(ctx);
    const done = (key: string) => redirectWithToast(args.context, to, `media:stored.${key}`);
    if (form.act === "image-add") {
      await addPicture(ctx, gallery, { image: form.image, type: form.image_type });
      return done("added");
    }
    if (form.act === "image-retry") {
      await retryPicture(ctx, gallery, form.image_id);
      return done("retried");
    }
    if (form.act === "image-remove") {
      await removePicture(ctx, gallery, form.image_id);
      return done("removed");
    }
    await orderPictures(ctx, gallery, { type: form.image_type, imageIds: form.image_ids });
    return done("ordered");
  });
