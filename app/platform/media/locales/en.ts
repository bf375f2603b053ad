/** Words about pictures, wherever they are uploaded. */
export const media = {
  errors: {
    noFile: "Choose a picture.",
    tooLarge: "The picture is too large: at most {{megabytes}} MB.",
    wrongType: "This isn't a JPEG, PNG or WebP picture.",
    animated: "Moving pictures aren't accepted.",
    tooManyPixels: "The picture has {{megapixels}} megapixels; at most {{most}} are accepted.",
    broken: "The picture is broken or cut off.",
    notFound: "There is no picture.",
    notFailed: "This picture isn't waiting for another try.",
    unreadable: "The picture couldn't be read. Choose another one, or save it again as JPEG or PNG.",
    missing: "The uploaded file wasn't found. Choose the picture again.",
    abandoned: "Preparing the picture failed several times. Try again.",
  },
  crop: {
    title: "Choose the part to show",
    hint: "Move the picture with your finger, the mouse or the arrow keys.",
    zoom: "Zoom",
    rotate: "Rotate",
    failed: "Failed to process the cropped image",
  },
  upload: {
    formats: "JPEG, PNG or WebP, at most 5 MB and 25 megapixels.",
  },
} as const;
