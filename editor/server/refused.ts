/** Told to the person at the editor as it is. */
export class Refused extends Error {
  override name = 'Refused';
  readonly status: 400 | 403 | 404 | 413 | 415;

  constructor(status: Refused['status'], message: string) {
    super(message);
    this.status = status;
  }
}
