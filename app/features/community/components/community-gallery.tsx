/** The pictures of a community's page; one alone stands before its name already. */
import { useTranslation } from "react-i18next";
import type { ReadyImage } from "~/engines/media/image";
import { Gallery } from "~/kit/gallery";
import { Section } from "~/kit/section";

export function CommunityGallery({ name, images }: { name: string; images: readonly ReadyImage[] }) {
  const { t } = useTranslation("kit");
  if (images.length < 2) return null;
  return (
    <Section title={t("gallery.title")}>
      <Gallery images={images} title={name} />
    </Section>
  );
}
