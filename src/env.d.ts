/// <reference types="astro/client" />

declare module 'astro' {
  interface AstroClientDirectives {
    /** See src/layouts/islands/client-interaction.ts. */
    'client:interaction'?: boolean | string;
  }
}

declare global {
  interface Navigator {
    /** Network Information API; only Chromium has it. */
    readonly connection?: { readonly saveData: boolean };
  }
}

export {};
