/** Posts of the Instagram account, where admins add, change and delete them. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { isPictureAct, submitPictureAct } from "~/engines/media/galleries.pages.server";
import type { OwnImage } from "~/engines/media/image";
import { CursorPager } from "~/kit/collection/cursor-pager";
import { FilterBar } from "~/kit/filter-bar";
import { SearchBox } from "~/kit/filters";
import { ActionButton } from "~/kit/forms/action-button";
import { ImageSection } from "~/kit/image-upload/image-section";
import { Link } from "~/kit/link";
import { PageHeader } from "~/kit/page-header";
import { Section } from "~/kit/section";
import { readForm, submitAdminForm } from "~/platform/forms/submit.server";
import { redirectWithToast } from "~/platform/forms/toast.server";
import { pageHandle } from "~/platform/pages/handle";
import { asAdmin } from "~/platform/session/signed-in.server";
import { PostForm } from "../components/post-form";
import { PostList } from "../components/post-list";
import type { InstagramPost } from "../instagram.repository.server";
import { deletionSchema, instagramFilters, instagramSchema } from "../instagram.schemas";
import * as service from "../instagram.service.server";
import { pictureTypes } from "../pictures";

export { rereadAfterConflict as shouldRevalidate } from "~/kit/forms/version-field";

export const handle = pageHandle("instagram", "admin-all", ["media"]);

const feature = "instagram";
const BOARD = "/admin/instagram/all";
const editPath = (postId: string) => `${BOARD}?edit=${postId}`;

const filtersOf = (request: Request) => instagramFilters.parse(Object.fromEntries(new URL(request.url).searchParams));

export async function loader({ request, context }: LoaderFunctionArgs) {
  const filters = filtersOf(request);
  return { q: filters.q ?? "", ...(await service.readInstagramBoard(asAdmin(context), filters)) };
}

export async function action(args: ActionFunctionArgs) {
  const formData = await readForm(args.request);
  const { edit = "" } = filtersOf(args.request);
  const said = (to: string, key: string) => redirectWithToast(args.context, to, `instagram:toasts.${key}`);
  if (isPictureAct(formData)) {
    const open = (ctx: Parameters<typeof service.openInstagramGallery>[0]) => service.openInstagramGallery(ctx, edit);
    return submitPictureAct(args, { form: formData, open, to: `${editPath(edit)}#pictures` });
  }
  if (formData.get("act") === "delete") {
    return submitAdminForm(args, { schema: deletionSchema, feature, formData }, async ({ post_id }, ctx) => {
      await service.deleteInstagramPost(ctx, post_id);
      return said(BOARD, "deleted");
    });
  }
  return submitAdminForm(args, { schema: instagramSchema, feature, formData }, async (value, ctx) => {
    if (!edit) return said(`${editPath(await service.addInstagramPost(ctx, value))}#pictures`, "added");
    await service.editInstagramPost(ctx, edit, value);
    return said(editPath(edit), "saved");
  });
}

function Edited({ post, images }: { post: InstagramPost; images: readonly OwnImage[] }) {
  const { t } = useTranslation("instagram");
  const { t: media } = useTranslation("media");
  const { t: kit } = useTranslation("kit");
  const confirm = {
    title: t("board.deleteTitle"),
    text: t("board.deleteText"),
    confirmLabel: kit("acts.remove"),
    level: "error" as const,
  };
  const slots = [{ type: "picture", purpose: pictureTypes.picture, label: media("queue.choose") }];
  const act = (
    <ActionButton fields={{ act: "delete", post_id: post.postId }} className="btn-sm btn-outline" confirm={confirm}>
      {kit("acts.remove")}
    </ActionButton>
  );
  return (
    <>
      <Section title={t("board.edit")} act={act} className="max-w-2xl">
        <PostForm key={`${post.postId} ${post.version}`} post={post} />
      </Section>
      <ImageSection slots={slots} images={images} address={`/api/v1/admin/instagram/${post.postId}/image`} lead={t("board.pictureLead")} />
    </>
  );
}

export default function InstagramBoard() {
  const { t } = useTranslation("instagram");
  const { q, items, nextBefore, edited, images } = useLoaderData<typeof loader>();
  const add = edited ? (
    <Link to={BOARD} className="btn">
      {t("board.add")}
    </Link>
  ) : (
    <a href="#add" className="btn btn-primary">
      {t("board.add")}
    </a>
  );
  return (
    <>
      <PageHeader title={t("pages.admin-all")} lead={t("board.lead")} act={add} />
      {edited && <Edited post={edited} images={images} />}
      <Section title={t("board.posts")}>
        <div className="flex flex-col gap-4">
          <FilterBar search={<SearchBox label={t("list.search")} />} keeps={["edit"]} />
          <PostList posts={items} toOf={({ postId }) => editPath(postId)} isFiltered={q !== ""} />
          <CursorPager name="before" next={nextBefore} />
        </div>
      </Section>
      {!edited && (
        <Section id="add" title={t("board.add")} className="max-w-2xl scroll-mt-20">
          <PostForm post={null} />
        </Section>
      )}
    </>
  );
}
