/** A picture that somebody uploaded, in the file that its place needs; it keeps its place while it loads. */
import { imageFiles, type ReadyImage } from "~/engines/media/image";

export interface PictureProps {
  image: ReadyImage;
  /** Empty where what it shows is said beside it. */
  alt: string;
  /** How wide it is shown, as an `img`'s `sizes`. */
  sizes: string;
  className?: string;
  /** Seen at once: not left until one scrolls to it. */
  isEager?: boolean;
  /** Told when it doesn't load. */
  onBroken?(): void;
}

export function Picture({ image, alt, sizes, className, isEager, onBroken }: PictureProps) {
  const files = imageFiles(image);
  const [{ address, width, height }] = files;
  return (
    <img
      src={address}
      srcSet={files.map((file) => `${file.address} ${file.width}w`).join(", ")}
      sizes={sizes}
      width={width}
      height={height}
      alt={alt}
      loading={isEager ? undefined : "lazy"}
      decoding="async"
      onError={onBroken}
      className={className}
    />
  );
}
