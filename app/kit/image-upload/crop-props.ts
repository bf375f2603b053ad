/** What the dialog takes, before and after what it works with is loaded. */
import type { CropTarget } from "~/engines/media/purposes";

export interface CropDialogProps {
  /** Open while there is one. */
  file: File | null;
  /** Another number for each file, where one comes right after the other. */
  serial?: number;
  target: CropTarget;
  /** Shows the part as a circle; the result is a rectangle all the same. */
  isRound?: boolean;
  onApply(picture: Blob): void;
  onCancel(): void;
  /** The picture can't be shown or cut. */
  onFail(): void;
}
