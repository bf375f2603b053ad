/** Where something is: two coordinates, and the map to choose them on of the feature that has maps; without one they are typed. */
import type { ComponentType } from "react";
import type { FormMapData } from "~/platform/places.server";
import { Coordinates } from "./coordinates";
import { lazyHint } from "./lazy-hint";
import { LazyHydrate } from "./lazy-hydrate";

export interface PlaceFieldProps {
  map: FormMapData;
  /** The names of the fields. The address is another field's: it is filled in while it is empty or the map's own. */
  names: { lat: string; lng: string; address: string };
}

const found = import.meta.glob<ComponentType<PlaceFieldProps>>("../features/*/place-field.tsx", { import: "PlaceField" });
const [load] = Object.values(found);
const Typed = ({ names }: Pick<PlaceFieldProps, "names">) => <Coordinates names={names} />;
const Found = load && lazyHint(load, Typed);

/** The map and what belongs to it come when the reader is near: forms fold a place away. */
export function PlaceField(props: PlaceFieldProps) {
  const typed = <Typed names={props.names} />;
  if (!Found) return typed;
  return (
    <LazyHydrate ahead="10%" fallback={typed}>
      <Found {...props} />
    </LazyHydrate>
  );
}
