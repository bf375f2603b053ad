/** A person's face, or their initials while there is none. */
import { imageAddress } from "~/engines/media/image";
import { type PurposeName, purposes } from "~/engines/media/purposes";
import { coverLook } from "./cover";

export interface AvatarProps {
  photoId: string | null;
  name: string;
  /** CSS pixels. */
  size: number;
}

const PHOTO: PurposeName = "profile-photo";

/** First letters of the first and the last name, as Turkish writes capitals. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const last = words.length > 1 ? words.at(-1) : "";
  return [words[0], last]
    .map((word) => [...(word ?? "")][0] ?? "")
    .join("")
    .toLocaleUpperCase("tr");
}

/** Decoration: the name stands beside it. A picture that doesn't load leaves the initials. */
export function Avatar({ photoId, name, size }: AvatarProps) {
  const address = (width: number) => imageAddress({ purpose: PHOTO, imageId: photoId ?? "", subjectId: "" }, width);
  const { widths } = purposes[PHOTO];
  const look = coverLook(name, { isPlain: true });
  return (
    <span
      aria-hidden
      className={`${look.className} relative inline-grid shrink-0 place-items-center seat overflow-hidden font-extrabold`}
      style={{ ...look.style, width: size, height: size, fontSize: size * 0.4 }}
    >
      {initialsOf(name)}
      {photoId && (
        <img
          key={photoId}
          src={address(widths[0])}
          srcSet={widths.map((width) => `${address(width)} ${width}w`).join(", ")}
          sizes={`${size}px`}
          width={size}
          height={size}
          alt=""
          decoding="async"
          className="absolute inset-0 size-full object-cover"
        />
      )}
    </span>
  );
}
