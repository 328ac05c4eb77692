// Files that the build packs as text.
declare module "*.proto" {
  const text: string;
  export default text;
}
declare module "*.dialect" {
  const text: string;
  export default text;
}
