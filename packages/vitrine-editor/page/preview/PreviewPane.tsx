import { type RefObject, useRef } from 'react';
import type { FileIssue } from '../../api.ts';
import type { FieldPlace } from '../../preview/marks/field-table.ts';
import { language, strings, t } from '../language.ts';
import { DeviceFrame } from './DeviceFrame.tsx';
import { LastGood } from './LastGood.tsx';
import { PreviewBar } from './PreviewBar.tsx';
import { Failed, NoPage, Starting } from './PreviewNotes.tsx';
import styles from './PreviewPane.module.css';
import { fileOfPage, type Site } from './site-pages.ts';
import { deviceWidths, useDevice } from './use-device.ts';
import { usePreviewLink } from './use-preview-link.ts';
import { usePreviewProcess } from './use-preview-process.ts';
import { useShownPage } from './use-shown-page.ts';
import { useWidth } from './use-width.ts';

interface PreviewPaneProps {
  /** The URL of the preview, without a trailing slash. */
  address: string;
  /** A ref to the frame with the page of the preview. */
  frame: RefObject<HTMLIFrameElement | null>;
  /** The files and languages of the site. */
  site: Site;
  /** Path of the open file. */
  file: string;
  /** The path of the page to show; undefined for a file that the site does not have yet. */
  path: string | undefined;
  /** Whether the frame keeps its page, although the path is another. */
  keepsPage: boolean;
  /** Counts how often the open file was chosen again, which brings its page. */
  reopened: number;
  /** The issues of the content, because of which the pages keep an older version. */
  issues: readonly FileIssue[];
  /** Whether the files, or the unsaved changes in them, have no issues: else the process would end at once. */
  canStart: boolean;
  /** The field that has the focus, which the preview outlines. */
  focused: FieldPlace | undefined;
  /** Called with the field of a text or picture that was clicked in the preview. */
  onSelect: (field: FieldPlace) => void;
  /** Called with the path of another page to which a link in the preview led. */
  onPage: (path: string) => void;
  /** Called when the link to the field of an issue is followed. */
  onIssue: (issue: FileIssue) => void;
}

/** The preview of the site in a frame, which shows unsaved changes too. */
export function PreviewPane(props: PreviewPaneProps) {
  const {
    address,
    frame,
    site,
    file,
    path,
    keepsPage,
    reopened,
    issues,
    canStart,
    focused,
    onSelect,
    onPage,
    onIssue,
  } = props;
  const { preview } = strings;
  const shown = useShownPage({ file, page: path, keepsPage, reopened });
  const { state, output, start } = usePreviewProcess(canStart);
  const { theme, chooseTheme } = usePreviewLink({
    ...{ frame, address, focused, onSelect },
    onPage: (page) => {
      if (page === shown.path) return;
      shown.notePath(page);
      onPage(page);
    },
  });
  const [device, chooseDevice] = useDevice();
  const width = deviceWidths[device];
  const stage = useRef<HTMLDivElement>(null);
  const room = useWidth(stage);
  const scale = room === 0 ? 1 : Math.min(1, room / width);
  const retry = () => {
    // The button that had the focus goes away.
    stage.current?.focus();
    shown.restart();
    start().catch(console.error);
  };
  const percent = new Intl.NumberFormat(language.locale, { style: 'percent' }).format(scale);
  return (
    <section className={styles.pane} aria-label={preview.heading}>
      <PreviewBar
        title={fileOfPage(shown.path, site)?.entry.title ?? ''}
        path={shown.path}
        address={state === 'ready' ? address + shown.path : undefined}
        device={device}
        onDevice={chooseDevice}
        theme={state === 'ready' ? theme : undefined}
        onTheme={chooseTheme}
      />
      <LastGood issues={state === 'ready' ? issues : []} onIssue={onIssue} />
      <div ref={stage} className={styles.stage} tabIndex={-1}>
        {state === 'ready' ? (
          // Each page that a file brings gets a new frame: in a reused frame, the previous page would
          // reload when the content changes, and interrupt the navigation to the new page.
          <DeviceFrame
            key={shown.frameNumber}
            frame={frame}
            address={address + shown.start}
            width={width}
            scale={scale}
          />
        ) : state !== 'starting' && issues.length > 0 ? (
          <NoPage issues={issues} onIssue={onIssue} />
        ) : state === 'failed' ? (
          <Failed output={output} onRetry={retry} />
        ) : (
          <Starting />
        )}
      </div>
      <footer className={styles.foot}>
        <p>{t(preview.scale, { name: preview[device], width: `${width}`, percent })}</p>
        <p>{preview.hint}</p>
      </footer>
    </section>
  );
}
