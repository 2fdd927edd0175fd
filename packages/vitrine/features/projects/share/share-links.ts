/** The services on which visitors can share a page, each with the share link that it documents. */
export function shareServices(title: string, address: string) {
  const both = encodeURIComponent(`${title} ${address}`);
  const alone = encodeURIComponent(address);
  const text = encodeURIComponent(title);
  return [
    { name: 'LinkedIn', url: `https://www.linkedin.com/sharing/share-offsite/?url=${alone}` },
    { name: 'Mastodon', url: `https://share.joinmastodon.org/#text=${both}` },
    { name: 'X', url: `https://x.com/intent/post?text=${text}&url=${alone}` },
    { name: 'WhatsApp', url: `https://wa.me/?text=${both}` },
  ] as const;
}

/** A mailto link for a new mail, with the title of a page as subject and its URL as text. */
export function mailLink(title: string, address: string): string {
  return `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`;
}
