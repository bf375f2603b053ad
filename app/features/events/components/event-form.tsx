/** The form of an event: the few fields that every event has, and the rest folded away. */
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { FormShell, type FormShellProps } from "~/kit/forms/form-shell";
import { SelectField } from "~/kit/forms/select-field";
import { SubmitButton } from "~/kit/forms/submit-button";
import { TextArea } from "~/kit/forms/text-area";
import { TextField } from "~/kit/forms/text-field";
import { VersionField } from "~/kit/forms/version-field";
import { useCreation } from "~/kit/image-upload/use-creation";
import { PlaceField, type PlaceFieldProps } from "~/kit/place-field";
import { useHydrated } from "~/kit/use-hydrated";
import { useWords } from "~/kit/use-words";
import { officialName } from "~/platform/official-name";
import * as options from "../options";
import { ChoiceWithOther } from "./choice-with-other";
import { DepartmentPicker } from "./department-picker";
import { DraftSaver } from "./draft-saver";
import { Folded } from "./folded";
import { type ClosedCategory, DateRows, TicketRows } from "./form-rows";
import { OrganizerFields } from "./organizer-fields";
import { PreviewCard } from "./preview-card";
import { ShowsPast } from "./shows-past";
import { useFoundDraft } from "./use-draft";

export interface EventFormProps {
  isStaff: boolean;
  communities: { communityId: string; name: string; isTrusted: boolean }[];
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

const pictures = () => import("./new-event-pictures").then((module) => module.NewEventPictures);
const schema = () => import("../event-form.schemas").then((module) => module.eventForm);

export function EventForm(props: EventFormProps) {
  return (
    <FormShell feature="events" schema={schema} result={props.result} defaultValue={props.defaultValue} className="pb-4">
      <VersionField version={props.version} />
      <Fields {...props} />
      <PreviewCard />
      <SubmitBar label={props.submitLabel} />
    </FormShell>
  );
}

/** The form of a new event: what is typed is kept in this browser unless it is a copy, and with scripts pictures are chosen right away. */
export function NewEventForm(props: EventFormProps & { isCopy: boolean }) {
  const { t } = useTranslation("events");
  const { Part, setPlace, create, state, report, take } = useCreation(pictures);
  const { isSending, isCreated, hasPictures, firstUrl, result } = state;
  const { draft, discard } = useFoundDraft(!props.isCopy, isCreated);
  const isHydrated = useHydrated();
  return (
    <>
      {draft && !isCreated && <FoundDraft onDiscard={discard} />}
      <FormShell
        key={draft ? "draft" : "fresh"}
        feature="events"
        schema={schema}
        result={result}
        defaultValue={{ ...props.defaultValue, ...draft }}
        isGuarded={!isCreated && !hasPictures}
        isBusy={isSending}
        onValid={take}
        className="pb-4"
      >
        {isHydrated && !isCreated && !props.isCopy && <DraftSaver />}
        <div hidden={isCreated}>
          <Fields {...props} />
        </div>
        <div ref={setPlace}>
          {Part && (
            <Suspense>
              <Part isStaff={props.isStaff} create={create} report={report} />
            </Suspense>
          )}
        </div>
        <noscript>{t("form.picturesLater")}</noscript>
        {!isCreated && <PreviewCard coverUrl={firstUrl} />}
        {!isCreated && <SubmitBar label={props.submitLabel} />}
      </FormShell>
    </>
  );
}

/** In reach however long the form is. */
function SubmitBar({ label }: { label: string }) {
  return (
    <div className="sticky bottom-(--stack) z-10 border-t border-base-300 bg-base-100 py-3">
      <SubmitButton className="btn-primary w-full sm:w-auto sm:min-w-40">{label}</SubmitButton>
    </div>
  );
}

function Fields(props: EventFormProps) {
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

function FoundDraft({ onDiscard }: { onDiscard(): void }) {
  const { t } = useTranslation("events");
  return (
    <div role="status" className="mb-5 flex flex-wrap items-center justify-between gap-3 rounded-box border border-info p-3">
      <p>{t("form.draftFound")}</p>
      <button type="button" className="btn btn-sm" onClick={onDiscard}>
        {t("form.draftDiscard")}
      </button>
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
        <ChoiceWithOther name="event_country" options={options.countries} label={(value) => t(`countries.${value}`)} />
        <ChoiceWithOther name="event_university" options={options.universities} label={(value) => officialName(value, locale)} />
        <ChoiceWithOther name="event_campus" options={options.campuses} label={(value) => t(`campuses.${value}`)} />
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
