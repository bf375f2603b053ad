/** The two coordinates of a point, as fields of a form. */
import { TextField } from "./forms/text-field";

export function Coordinates({ names }: { names: { lat: string; lng: string } }) {
  return (
    <div className="grid grid-cols-2 gap-4">
      <TextField name={names.lat} type="decimal" isOptional />
      <TextField name={names.lng} type="decimal" isOptional />
    </div>
  );
}
