/** The place of a map: says why there is none, or asks before anything is loaded from Google. */

import { lazy, Suspense, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useHydrated } from "~/kit/use-hydrated";
import type { MapData } from "~/platform/places.server";
import MapPinned from "~icons/lucide/map-pinned";
import { documentAllowsMaps, reloadForMap, wasMapAsked } from "../document-policy";
import type { LiveMapProps } from "./live-map";

const LiveMap = lazy(() => import("./live-map"));

export interface MapBoxProps extends Omit<LiveMapProps, "setup" | "centre"> {
  map: MapData;
  /** The first centre, where it isn't the campus. */
  centre?: LiveMapProps["centre"];
  /** What helps without a map; said behind the message that there is none. */
  withoutMap?: string;
}

export function MapBox({ map, centre = map.centre, withoutMap, ...rest }: MapBoxProps) {
  const { t } = useTranslation("maps");
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    if (documentAllowsMaps() && wasMapAsked()) setIsShown(true);
  }, []);
  if (!map.setup) return <NoKey text={withoutMap} />;
  if (!isShown) return <Ask onShow={() => (documentAllowsMaps() ? setIsShown(true) : reloadForMap())} />;
  return (
    <Suspense fallback={<p role="status">{t("loading")}</p>}>
      <LiveMap {...rest} setup={map.setup} centre={centre} />
    </Suspense>
  );
}

function NoKey({ text }: { text?: string }) {
  const { t } = useTranslation("maps");
  return (
    <div role="note" className="rounded-box border border-warning p-4">
      <p className="font-medium">{t("problems.noKey")}</p>
      {text && <p className="mt-1 text-sm">{text}</p>}
    </div>
  );
}

function Ask({ onShow }: { onShow(): void }) {
  const { t } = useTranslation("maps");
  const isHydrated = useHydrated();
  return (
    <div className="rounded-box border border-base-300 p-3">
      <div className={`flex flex-wrap items-center gap-3 ${isHydrated ? "" : "invisible"}`}>
        <button type="button" className="btn btn-sm" onClick={onShow}>
          <MapPinned size={16} aria-hidden />
          {t("show")}
        </button>
        <p className="min-w-0 grow basis-48 text-sm text-muted">{t("consent")}</p>
      </div>
      <noscript>
        <p className="text-sm">{t("needsScripts")}</p>
      </noscript>
    </div>
  );
}
