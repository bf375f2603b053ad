declare module "~icons/lucide/*" {
  const icon: import("./icon").IconType;
  export default icon;
}
