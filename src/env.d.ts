/// <reference types="astro/client" />

declare module 'astro' {
  interface AstroClientDirectives {
    /** See src/ui/client-later.ts. */
    'client:later'?: boolean | 'seen';
  }
}

export {};
