/** What another university, or another operator, changes: names, addresses, links and the university pack. */
import { university } from "./university";

export const configuration = {
  name: "Hocam",
  /** Lecturers' removal requests and everything else that a person answers. */
  contactEmail: "hello@hocam.example",
  social: {
    chatGroup: "https://chat.whatsapp.com/hocam-example",
    instagram: "https://www.instagram.com/hocam.example",
    /** Shown but disabled until there is one. */
    linkedin: null as string | null,
  },
  university,
} as const;
