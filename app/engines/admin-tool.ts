/** A page where admins keep what the site stands on; its words: `admin:tools.<name>`. */
export interface AdminTool {
  name: string;
  /** Its place in the panel, the smallest first. */
  order: number;
  to: string;
}
