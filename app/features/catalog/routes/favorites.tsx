/** The courses that somebody keeps at hand. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { CollectionList } from "~/kit/collection/collection-list";
import { Link } from "~/kit/link";
import { submitSignedInForm } from "~/platform/forms/submit.server";
import { redirectWithToast } from "~/platform/forms/toast.server";
import { pagingShape } from "~/platform/lists/paging";
import { pageHandle } from "~/platform/pages/handle";
import { signedIn } from "~/platform/session/signed-in.server";
import { removeFavoriteForm } from "../catalog.schemas";
import { readFavorites, setFavorite } from "../catalog.service.server";
import { FavoriteCard } from "../components/favorite-card";

export const handle = pageHandle("catalog", "favorites");
const paging = z.object(pagingShape);

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  readFavorites(signedIn(context), paging.parse(Object.fromEntries(new URL(request.url).searchParams)));

export const action = (args: ActionFunctionArgs) =>
  submitSignedInForm(args, { schema: removeFavoriteForm, feature: "catalog" }, async (value, ctx) => {
    await setFavorite(ctx, value.course_code, false);
    return redirectWithToast(args.context, "/catalog/favorites", "catalog:favorites.removed");
  });

export default function Favorites() {
  const { t } = useTranslation("catalog");
  const list = useLoaderData<typeof loader>();
  const browse = (
    <Link to="/catalog/all" className="btn btn-primary">
      {t("favorites.browse")}
    </Link>
  );
  return (
    <CollectionList
      header={{ title: t("pages.favorites"), lead: t("favorites.lead"), act: list.total > 0 ? browse : undefined }}
      items={list.items}
      itemKey={({ courseCode }) => courseCode}
      renderItem={(course) => <FavoriteCard course={course} />}
      pager={list}
      empty={{ title: t("favorites.none"), text: t("favorites.noneText"), act: browse }}
    />
  );
}
