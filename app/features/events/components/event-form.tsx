/** The form of an event: the few fields that every event has, and the rest folded away. */
import { useTranslation } from "react-i18next";
import { FormShell, type FormShellProps } from "~/kit/forms/form-shell";
import { SelectField } from "~/kit/forms/select-field";
import { SubmitButton } from "~/kit/forms/submit-button";
import { TextArea } from "~/kit/forms/text-area";
import { TextField } from "~/kit/forms/text-field";
import { VersionField } from "~/kit/forms/version-field";
import { PlaceField, type PlaceFieldProps } from "~/kit/place-field";
import { useWords } from "~/kit/use-words";
import { officialName } from "~/platform/official-name";
import * as options from "../options";
import { ChoiceWithOther } from "./choice-with-other";
import { DepartmentPicker } from "./department-picker";
import { Folded } from "./folded";
import { type ClosedCategory, DateRows, TicketRows } from "./form-rows";
import { type OrganizerChoices, OrganizerFields } from "./organizer-fields";
import { Preview } from "./preview";
import { ShowsPast } from "./shows-past";

export interface EventFormProps extends OrganizerChoices {
  departments: { value: string; label: string }[];
  map: PlaceFieldProps["map"];
  defaultValue: Record<string, unknown>;
  submitLabel: string;
  /** When the event was last changed; absent for a new one. */
  version?: number;
  /** Its categories that were closed with tickets. */
  closed?: ClosedCategory[];
  /** What the page's action answered to it, where the page has other forms. */
  result?: FormShellProps["result"];
}

/** Comes when the form is to be checked. */
export const schema = () => import("../event-form.schemas").then((module) => module.eventForm);

export function EventForm(props: EventFormProps) {
  return (
    <FormShell feature="events" schema={schema} result={props.result} defaultValue={props.defaultValue} className="pb-4">
      <VersionField version={props.version} />
      <Fields {...props} />
      <Preview />
      <SubmitBar label={props.submitLabel} />
    </FormShell>
  );
}

/** In reach however long the form is. */
export function SubmitBar({ label }: { label: string }) {
  return (
    <div className="page-bar sticky bottom-(--stack) z-10 border-t border-base-300 bg-base-100 py-3">
      <SubmitButton className="btn-primary w-full sm:w-auto sm:min-w-40">{label}</SubmitButton>
    </div>
  );
}

/** Everything that is asked of an event. */
export function Fields(props: EventFormProps) {
  return (
    <div className="flex max-w-3xl min-w-0 flex-col gap-5">
      <Essentials {...props} />
      <Place map={props.map} />
      <ForWhom departments={props.departments} />
      <Kind />
      <Tickets closed={props.closed ?? []} />
    </div>
  );
}

/** What every event has. */
function Essentials({ isStaff, communities }: EventFormProps) {
  const { locale } = useWords();
  return (
    <>
      <TextField name="event_name" maxLength={140} />
      <DateRows />
      <ShowsPast />
      <ChoiceWithOther name="event_location" options={options.locations} label={(value) => officialName(value, locale)} />
      <OrganizerFields isStaff={isStaff} communities={communities} />
      <TextArea name="event_description" rows={5} maxLength={5000} isOptional />
    </>
  );
}

const withOther = (...names: string[]) => names.flatMap((name) => [name, `${name}_other`]);
const PLACE = ["event_address", "event_lat", "event_lng", ...withOther("event_city", "event_country", "event_university", "event_campus")];
const FOR_WHOM = ["event_is_allowed_outsiders", "event_capacity", "event_capacity_custom", "event_departments"];
const KIND = [...withOther("event_type"), "event_function", "show_status", "event_instagram_link"];
const TICKETS = ["event_ticket", "ticket_categories"];

function Place({ map }: Pick<EventFormProps, "map">) {
  const { t } = useTranslation("events");
  const { locale } = useWords();
  return (
    <Folded title={t("form.place")} text={t("form.placeText")} names={PLACE}>
      <TextField name="event_address" maxLength={300} isOptional />
      <PlaceField map={map} names={{ lat: "event_lat", lng: "event_lng", address: "event_address" }} />
      <div className="grid gap-4 sm:grid-cols-2">
        <ChoiceWithOther name="event_city" options={options.cities} />
        <ChoiceWithOther name="event_country" options={options.countries} label={(value) => officialName(value, locale)} />
        <ChoiceWithOther name="event_university" options={options.universities} label={(value) => officialName(value, locale)} />
        <ChoiceWithOther name="event_campus" options={options.campuses} label={(value) => officialName(value, locale)} />
      </div>
    </Folded>
  );
}

const choices = <Key extends string>(keys: readonly Key[], label: (key: Key) => string) =>
  keys.map((value) => ({ value, label: label(value) }));

function ForWhom({ departments }: Pick<EventFormProps, "departments">) {
  const { t } = useTranslation("events");
  return (
    <Folded title={t("form.forWhom")} text={t("form.forWhomText")} names={FOR_WHOM}>
      <SelectField
        name="event_is_allowed_outsiders"
        emptyLabel={false}
        options={choices(options.outsiderRules, (key) => t(`outsiders.${key}`))}
      />
      <div className="group/capacity grid gap-4 sm:grid-cols-2">
        <SelectField name="event_capacity" emptyLabel={false} options={choices(options.capacityKinds, (key) => t(`capacities.${key}`))} />
        <div className="hidden group-has-[option[value=custom]:checked]/capacity:block">
          <TextField name="event_capacity_custom" type="number" />
        </div>
      </div>
      <DepartmentPicker departments={departments} />
    </Folded>
  );
}

function Kind() {
  const { t } = useTranslation("events");
  return (
    <Folded title={t("form.kind")} text={t("form.kindText")} names={KIND}>
      <div className="grid gap-4 sm:grid-cols-2">
        <ChoiceWithOther
          name="event_type"
          options={options.types}
          label={(value) => t(`types.${value}`)}
          otherLabel={t("form.ownType")}
          maxLength={60}
        />
        <SelectField name="event_function" emptyLabel={false} options={choices(options.functions, (key) => t(`functions.${key}`))} />
        <SelectField name="show_status" emptyLabel={false} options={choices(options.showStatuses, (key) => t(`showStatuses.${key}`))} />
      </div>
      <TextField name="event_instagram_link" type="url" placeholder="https://www.instagram.com/…" isOptional maxLength={300} />
    </Folded>
  );
}

function Tickets({ closed }: { closed: ClosedCategory[] }) {
  const { t } = useTranslation("events");
  return (
    <Folded title={t("form.tickets")} text={t("form.ticketsText")} names={TICKETS}>
      <TicketRows closed={closed} />
    </Folded>
  );
}
