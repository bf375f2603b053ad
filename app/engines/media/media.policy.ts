/** Who may change pictures: whoever a feature has opened a gallery for. */
import { defineUseCases } from "../../platform/access/use-cases";

export const mediaUseCases = defineUseCases({
  writes: { addPicture: "signedIn", retryPicture: "signedIn", removePicture: "signedIn", orderPictures: "signedIn" },
  inside: [
    ...["removeAllStatement", "sweepSoon", "askForSizes", "uploadImage", "processImage", "abandonImage", "retryImage", "deleteImages"],
    ...["resendWaiting", "sweepDeleted"],
  ],
  reads: ["firstImage", "firstImageOf", "ownImages", "pictureIn", "readyImages", "latestImage", "latestReady"],
});
