/** The YAML key of a field in words: `navLabel` becomes `nav label`. */
export function keyWords(key: string): string {
  return key.replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase();
}
