/** The form of a trip. */
import { useTranslation } from "react-i18next";
import { FormShell } from "~/kit/forms/form-shell";
import { KeyField } from "~/kit/forms/key-field";
import { SubmitButton } from "~/kit/forms/submit-button";
import { TextArea } from "~/kit/forms/text-area";
import { TextField } from "~/kit/forms/text-field";
import { VersionField } from "~/kit/forms/version-field";
import { useWords } from "~/kit/use-words";
import { KURUS, MAX_DESTINATION, MAX_ITINERARY } from "../trip.limits";
import type { Trip } from "../trip.repository.server";

/** @param trip the one that is changed; null for a new one */
export function TripForm({ trip }: { trip: Trip | null }) {
  const { t: kit } = useTranslation("kit");
  const { locale } = useWords();
  const known = trip && {
    destination: trip.destination,
    starts_on: trip.startsOn,
    ends_on: trip.endsOn,
    capacity: String(trip.capacity),
    price: String(trip.priceKurus / KURUS).replace(".", locale === "tr" ? "," : "."),
    itinerary: trip.itinerary,
  };
  return (
    <FormShell
      feature="trip"
      schema={() => import("../trip.schemas").then((m) => (trip ? m.tripSchema : m.newTripSchema))}
      defaultValue={known ?? { price: "0" }}
    >
      {!trip && <KeyField />}
      <VersionField version={trip?.version} />
      <TextField name="destination" maxLength={MAX_DESTINATION} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField name="starts_on" type="date" />
        <TextField name="ends_on" type="date" />
        <TextField name="capacity" type="number" />
        <TextField name="price" type="decimal" suffix="₺" />
      </div>
      <TextArea name="itinerary" rows={8} maxLength={MAX_ITINERARY} />
      <SubmitButton className="btn-primary self-start">{kit("acts.save")}</SubmitButton>
    </FormShell>
  );
}
