/** Words of the profile. */
export const profile = {
  pages: {
    photo: "Profile photo",
  },
  fields: {
    act: "Act",
    image: "Picture",
    image_id: "Picture",
  },
  photo: {
    lead: "It stands beside your name. Without one, your initials do.",
    now: "Your photo",
    none: "You have no photo yet.",
    shown: "This is how others see you.",
    waiting: "Your new photo is being prepared. This takes a few seconds.",
    stillShown: "Until then the old one stays.",
    look: "Look again",
    failed: "Your new photo couldn't be prepared",
    add: "Choose a picture",
    replace: "Choose another picture",
    upload: "Upload",
    uploading: "Uploading…",
    remove: "Remove the photo",
    removeTitle: "Remove your photo?",
    removeText: "Your initials will stand in its place.",
    uploaded: "The picture is uploaded.",
    removed: "Your photo is removed.",
    retried: "Trying again.",
  },
} as const;
