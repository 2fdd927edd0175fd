/// <reference types="astro/client" />

declare module 'astro' {
  interface AstroClientDirectives {
    /** See src/components/client-later.ts. */
    'client:later'?: boolean | 'seen';
  }
}

export {};
