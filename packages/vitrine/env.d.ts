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
      /**
       * Sees and replaces the content before the pages do. Only `astro dev` calls it, once, with the absolute path of
       * the content folder; of several integrations with this hook the first is used.
       */
      'vitrine:content': (folder: string) => import('./astro/content-module.ts').ContentPreview;
    }
  }

  namespace App {
    interface Locals {
      /** Hides the look switch of the development server. A middleware sets this. */
      hidesLookSwitch?: boolean;
    }
  }

  interface Navigator {
    /** Network Information API; only Chromium has it. */
    readonly connection?: { readonly saveData: boolean };
  }
}

export {};
