/** Where something is: a point chosen on the map, whose two coordinates stand below it and are typed where there are no scripts; preset places that fill them in, and a map to choose on where there is a key. */
import { useField } from "@conform-to/react";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Coordinates } from "~/kit/coordinates";
import { useFieldText } from "~/kit/forms/use-field-text";
import { readField, writeField } from "~/kit/forms/write-field";
import type { PlaceFieldProps } from "~/kit/place-field";
import { useHydrated } from "~/kit/use-hydrated";
import { coordinateText, type Point, pointOf, zooms } from "~/platform/places";
import type { PresetPlace } from "~/platform/places.server";
import type { MapView } from "./components/live-map";
import { MapBox } from "./components/map-box";

/** A field's text as it stands, and its id. */
function useText(name: string) {
  const [field] = useField<string>(name);
  const text = useFieldText(name);
  return { id: field.id, text, hasErrors: Boolean(field.errors?.length) };
}

/** The point of the fields, and what writes it there together with its address. */
function usePoint({ names }: PlaceFieldProps) {
  const { t } = useTranslation("maps");
  const [lat, lng] = [useText(names.lat), useText(names.lng)];
  const [address] = useField<string>(names.address);
  const latest = useRef<Point | null>(null);
  const written = useRef<string | null>(null);
  const choose = (point: Point) => {
    latest.current = point;
    writeField(lat.id, coordinateText(point.lat));
    writeField(lng.id, coordinateText(point.lng));
  };
  const setAddress = (point: Point, found: string | null) => {
    if (latest.current?.lat !== point.lat || latest.current.lng !== point.lng) return;
    const standing = readField(address.id);
    if (standing !== "" && standing !== written.current) return;
    const coordinates = { latitude: coordinateText(point.lat), longitude: coordinateText(point.lng) };
    written.current = (found ?? t("coordinates", coordinates)).trim();
    writeField(address.id, written.current);
  };
  const clear = () => {
    latest.current = null;
    writeField(lat.id, "");
    writeField(lng.id, "");
  };
  return { point: pointOf(lat.text, lng.text), choose, clear, setAddress, hasErrors: lat.hasErrors || lng.hasErrors };
}

export function PlaceField(props: PlaceFieldProps) {
  const { map, names } = props;
  const { t } = useTranslation("maps");
  const { point, choose, clear, setAddress, hasErrors } = usePoint(props);
  const isHydrated = useHydrated();
  const [view, setView] = useState<MapView | null>(null);
  const goTo = ({ lat, lng }: Point) => {
    choose({ lat, lng });
    setView({ point: { lat, lng }, zoom: zooms.preset });
  };
  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="mb-1.5 font-medium">{t("field.title")}</legend>
      <Presets presets={map.presets} onChoose={goTo} />
      <MapBox
        map={map}
        centre={point ?? undefined}
        label={t("field.map")}
        withoutMap={t("field.withoutMap")}
        picking={{ chosen: point, view, onPick: choose, onAddress: setAddress }}
      />
      {isHydrated && point && (
        <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
          {t("field.chosen")} {t("coordinates", { latitude: coordinateText(point.lat), longitude: coordinateText(point.lng) })}
          <button type="button" className="btn btn-xs" onClick={clear}>
            {t("field.clear")}
          </button>
        </p>
      )}
      <div hidden={isHydrated && !hasErrors}>
        <Coordinates names={names} />
      </div>
    </fieldset>
  );
}

/** Buttons that only scripts bring to life; without them the same places with their coordinates to copy. */
function Presets({ presets, onChoose }: { presets: readonly PresetPlace[]; onChoose(place: PresetPlace): void }) {
  const { t } = useTranslation("maps");
  const isHydrated = useHydrated();
  return (
    <>
      <div role="group" aria-label={t("field.presets")} className={`flex flex-wrap gap-2 ${isHydrated ? "" : "invisible"}`}>
        {presets.map((place) => (
          <button key={place.id} type="button" className="btn btn-sm" onClick={() => onChoose(place)}>
            {place.name}
          </button>
        ))}
      </div>
      <noscript>
        <ul className="text-sm">
          {presets.map(({ id, name, lat, lng }) => (
            <li key={id}>
              {name}: {lat}, {lng}
            </li>
          ))}
        </ul>
      </noscript>
    </>
  );
}
