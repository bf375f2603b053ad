/** The bare map with all of its states, to see whether the key works. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { PageHeader } from "~/kit/page-header";
import { pageHandle } from "~/platform/pages/handle";
import { coordinateText, mapLink, type Point } from "~/platform/places";
import { mapOf } from "~/platform/places.server";
import { MapBox } from "../components/map-box";

export const handle = pageHandle("maps", "bare");

export const loader = async ({ context: { ctx } }: LoaderFunctionArgs) => ({ map: await mapOf(ctx) });

interface Chosen {
  point: Point;
  address?: string;
}

export default function BareMap() {
  const { t } = useTranslation("maps");
  const { map } = useLoaderData<typeof loader>();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const words = ({ lat, lng }: Point) => t("coordinates", { latitude: coordinateText(lat), longitude: coordinateText(lng) });
  const picking = {
    chosen: chosen?.point ?? null,
    view: null,
    onPick: (point: Point) => setChosen({ point }),
    onAddress: (point: Point, address: string | null) => setChosen({ point, address: address ?? words(point) }),
  };
  const shown = chosen?.point ?? map.centre;
  return (
    <>
      <PageHeader title={t("pages.bare")} lead={t("bareLead")} />
      <div className="flex flex-col gap-4">
        <MapBox map={map} label={t("pages.bare")} picking={picking} withoutMap={words(map.centre)} />
        {map.setup && (
          <p aria-live="polite">
            {!chosen && t("chosen.none")}
            {chosen && `${t("chosen.point")}: ${coordinateText(chosen.point.lat)}, ${coordinateText(chosen.point.lng)}`}
            {chosen?.address && <span className="block">{`${t("chosen.address")}: ${chosen.address}`}</span>}
          </p>
        )}
        <a href={mapLink(shown)} className="link w-fit" rel="noreferrer nofollow" target="_blank">
          {t("list.openInMaps")}
        </a>
      </div>
    </>
  );
}
