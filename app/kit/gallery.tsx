/** Pictures side by side; each opens large, where arrow keys and swiping lead on. Without scripts it opens by itself. */
import { lazy, type MouseEvent, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { imageFiles, type ReadyImage } from "~/engines/media/image";
import { Dialog } from "./dialog";
import { Picture } from "./picture";

/** Only those who open one need it. */
const Large = lazy(() => import("./gallery-large"));

export interface GalleryProps {
  images: readonly ReadyImage[];
  /** What the pictures are of: each is named by it and its number. */
  title: string;
}

const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

export function Gallery({ images, title }: GalleryProps) {
  const { t } = useTranslation("kit");
  const [shown, setShown] = useState<number | null>(null);
  const nameOf = (at: number) => t("gallery.one", { title, number: at + 1, total: images.length });
  const open = (event: MouseEvent, at: number) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    setShown(at);
  };
  if (images.length === 0) return null;
  const columns = images.length === 1 ? "max-w-lg" : "grid-cols-2 sm:grid-cols-3";
  return (
    <>
      <ul aria-label={t("gallery.title")} className={`grid gap-2 ${columns}`}>
        {images.map((image, at) => (
          <li key={image.imageId}>
            <a href={imageFiles(image)[0].address} onClick={(event) => open(event, at)} className="block rounded-box">
              <Picture
                image={image}
                alt={nameOf(at)}
                sizes="(min-width: 640px) 260px, 50vw"
                className="aspect-4/3 w-full rounded-box bg-base-200 object-cover"
              />
            </a>
          </li>
        ))}
      </ul>
      <Dialog isOpen={shown !== null} isLarge onClose={() => setShown(null)} title={nameOf(shown ?? 0)}>
        <Suspense fallback={<span className="loading loading-spinner mx-auto my-24" aria-hidden />}>
          <Large images={images} at={shown ?? 0} nameOf={nameOf} go={setShown} />
        </Suspense>
      </Dialog>
    </>
  );
}
