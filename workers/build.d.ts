/** What `remix vite:build` leaves behind; absent before the first build. */
declare module "*/build/server/index.js" {
  export const entry: { module: Record<string, unknown> };
}
