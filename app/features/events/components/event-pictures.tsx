/** The pictures of an event's page: one on top, the others side by side. */
import { useTranslation } from "react-i18next";
import { Cover } from "~/kit/cover";
import { DateBlock } from "~/kit/date-block";
import { Gallery } from "~/kit/gallery";
import { Picture } from "~/kit/picture";
import { Section } from "~/kit/section";
import { usePolling } from "~/kit/use-polling";
import type { EventPage } from "../event-page.service.server";

interface EventPicturesProps {
  page: Pick<EventPage, "name" | "pictures">;
}

interface TopPictureProps {
  page: Pick<EventPage, "eventId" | "name" | "type" | "dates" | "pictures">;
}

/** The landing picture as wide as the page allows, else the cover, else a drawing with the day on it. */
export function TopPicture({ page: { eventId, name, type, dates, pictures } }: TopPictureProps) {
  const { t } = useTranslation("events");
  const { landing, cover } = pictures;
  const alt = t("page.picture", { name });
  if (landing) {
    const look = "aspect-video h-auto w-full rounded-box bg-base-200 object-cover";
    return <Picture image={landing} alt={alt} isEager sizes="(min-width: 64rem) 48rem, calc(100vw - 2rem)" className={look} />;
  }
  if (!cover) {
    return (
      <Cover seed={eventId} kind={type} className="grid h-36 place-items-center rounded-box sm:h-52">
        {dates[0] && <DateBlock at={dates[0].startsAt} className="scale-200" />}
      </Cover>
    );
  }
  const look = "aspect-square h-auto w-full max-w-md rounded-box bg-base-200 object-cover";
  return <Picture image={cover} alt={alt} isEager sizes="(min-width: 30rem) 28rem, calc(100vw - 2rem)" className={look} />;
}

/** Nothing while there are none. */
export function MorePictures({ page: { name, pictures } }: EventPicturesProps) {
  const { t } = useTranslation("kit");
  const { landing, cover, gallery, story, waiting } = pictures;
  const others = [landing && cover, ...gallery, story].filter((image) => image !== null);
  usePolling(waiting > 0);
  if (others.length === 0 && waiting === 0) return null;
  return (
    <Section title={t("gallery.title")}>
      <Gallery images={others} title={name} />
      <div aria-live="polite">{waiting > 0 && <p className="mt-3">{t("gallery.waiting", { count: waiting })}</p>}</div>
    </Section>
  );
}
