/** Services where a page can be shared, each with the link that the service documents. */
export function sharePlaces(title: string, address: string) {
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

/** A link that opens a new mail with a page's title and address. */
export function mailLink(title: string, address: string): string {
  return `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`;
}
