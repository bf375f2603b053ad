/** The page on which a post of a collection with pictures is changed. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { readForm } from "../../platform/forms/submit.server";
import { signedIn } from "../../platform/session/signed-in.server";
import { isPictureAct, submitPictureAct } from "../media/galleries.pages.server";
import { choicesFor, editAction, idOf } from "./pages.server";
import type { CollectionWithPictures } from "./pictures.repository.server";
import { openPostGallery, readEditableWithPictures } from "./pictures.service.server";

/** @throws notYours for people who may not change it */
export const editWithPicturesLoader = (collection: CollectionWithPictures) => async (args: LoaderFunctionArgs) => {
  const read = await readEditableWithPictures(signedIn(args.context), collection, idOf(args));
  return { ...read, choices: await choicesFor(args.context.ctx, collection, read.post) };
};

/** Changes the post or its pictures, whichever the form is about. */
export const editWithPicturesAction = (collection: CollectionWithPictures) => async (args: ActionFunctionArgs) => {
  const form = await readForm(args.request);
  if (!isPictureAct(form)) return editAction(collection)(args, form);
  const to = `${new URL(args.request.url).pathname}#pictures`;
  return submitPictureAct(args, { form, open: (ctx) => openPostGallery(ctx, collection, idOf(args)), to });
};
