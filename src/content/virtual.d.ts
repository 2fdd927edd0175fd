/** The content of this build, made by the content plugin (vite-plugin.ts). */
declare module 'virtual:content' {
  export const content: import('./types.ts').Content;
}
