/** WebAssembly as wrangler bundles it: compiled, without an instance. */
declare module "*.wasm" {
  const module: WebAssembly.Module;
  export default module;
}
