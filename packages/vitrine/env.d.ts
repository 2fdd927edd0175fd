/// <reference types="astro/client" />

declare module 'astro' {
  interface AstroClientDirectives {
    /** See layouts/islands/client-interaction.ts. */
    'client:interaction'?: boolean | string;
  }
}

declare global {
  namespace Astro {
    interface IntegrationHooks {
      /** Receives a note for each entry that the build leaves out. */
      'vitrine:withheld': (notes: readonly string[]) => void;
    }
  }

  interface Navigator {
    /** Network Information API; only Chromium has it. */
    readonly connection?: { readonly saveData: boolean };
  }
}

export {};
