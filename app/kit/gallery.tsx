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
  /** Large, one beside the other, to swipe through. */
  isStrip?: boolean;
}

/** A bit of the next one shows that there is more. */
const STRIP_ITEM = { one: "w-full shrink-0", many: "w-[92%] shrink-0 snap-center sm:w-4/5" };

const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

export function Gallery({ images, title, isStrip }: GalleryProps) {
  const { t } = useTranslation("kit");
  const [shown, setShown] = useState<number | null>(null);
  const nameOf = (at: number) => t("gallery.one", { title, number: at + 1, total: images.length });
  const open = (event: MouseEvent, at: number) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    setShown(at);
  };
  if (images.length === 0) return null;
  const columns = images.length === 1 ? "grid max-w-lg" : "grid grid-cols-2 sm:grid-cols-3";
  const list = isStrip ? "-mx-4 flex snap-x snap-mandatory overflow-x-auto sm:mx-0" : columns;
  return (
    <>
      <ul aria-label={t("gallery.title")} className={`gap-2 ${list}`}>
        {images.map((image, at) => (
          <li key={image.imageId} className={isStrip ? STRIP_ITEM[images.length === 1 ? "one" : "many"] : ""}>
            <a href={imageFiles(image)[0].address} onClick={(event) => open(event, at)} className="block rounded-box">
              <Picture
                image={image}
                alt={nameOf(at)}
                sizes={isStrip ? "(min-width: 640px) 640px, 100vw" : "(min-width: 640px) 260px, 50vw"}
                className={`aspect-4/3 w-full bg-base-200 object-cover ${isStrip ? "" : "rounded-box"}`}
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
