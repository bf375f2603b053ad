/** Where something is: two coordinates, and the map to choose them on of the feature that has maps; without one they are typed. */
import type { ComponentType } from "react";
import type { FormMapData } from "~/platform/places.server";
import { Coordinates } from "./coordinates";

export interface PlaceFieldProps {
  map: FormMapData;
  /** The names of the fields. The address is another field's: it is filled in while it is empty or the map's own. */
  names: { lat: string; lng: string; address: string };
}

const found = import.meta.glob<ComponentType<PlaceFieldProps>>("../features/*/place-field.tsx", { eager: true, import: "PlaceField" });
const [Found] = Object.values(found);

export const PlaceField = (props: PlaceFieldProps) => (Found ? <Found {...props} /> : <Coordinates names={props.names} />);
