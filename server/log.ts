/** What a line of the log tells beside its event. Never the text of a message. */
type LogDetails = Readonly<Record<string, string | number | boolean | undefined>>;

export type Log = (
  level: 'info' | 'warning' | 'error',
  event: string,
  details?: LogDetails,
) => void;

/** Writes each event as one line of JSON: time, level, event, and what belongs to it. */
export const logLine: Log = (level, event, details = {}) => {
  const line = JSON.stringify({ time: new Date().toISOString(), level, event, ...details });
  if (level === 'info') console.log(line);
  else console.error(line);
};
