/** The pictures of an event's page that aren't in its head, side by side. */
import { useTranslation } from "react-i18next";
import { Gallery } from "~/kit/gallery";
import { Section } from "~/kit/section";
import { usePolling } from "~/kit/use-polling";
import type { EventPage } from "../event-page.service.server";

interface EventPicturesProps {
  page: Pick<EventPage, "name" | "pictures">;
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
