export type Value = string | number | null;

/** An SQL statement with a `?` for each of its values, in SQL that all supported databases understand. */
export interface Statement {
  sql: string;
  values: readonly Value[];
}

/**
 * Makes an SQL statement from a template. Inserted values become parameters; inserted statements
 * become part of the new statement.
 *
 * @example sql`SELECT name FROM secrets WHERE name = ${name}`
 */
export function sql(parts: TemplateStringsArray, ...inserted: (Value | Statement)[]): Statement {
  const values: Value[] = [];
  const text = parts.map((part, index) => {
    const value = inserted[index];
    if (value === undefined) return part;
    const { sql, values: parameters } =
      typeof value === 'object' && value !== null ? value : { sql: '?', values: [value] };
    values.push(...parameters);
    return part + sql;
  });
  return { sql: text.join(''), values };
}

/** Parameters for several values, separated by commas, for `IN (…)`. */
export function list(values: readonly Value[]): Statement {
  return { sql: values.map(() => '?').join(', '), values };
}

/** Whether an SQL statement only reads. */
export function isRead({ sql }: Statement): boolean {
  return /^\s*SELECT\b/.test(sql);
}
