/// <reference types="astro/client" />

/** The content folder of this build, absolute; set by the content plugin. */
declare const __CONTENT_FOLDER__: string;
