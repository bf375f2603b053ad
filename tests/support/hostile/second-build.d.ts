/** The build once more: another address, and so a module of its own. */
declare module "*/build/server/index.js?second" {
  export const entry: { module: Record<string, unknown> };
}
