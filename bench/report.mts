/** One figure that the bench measures. */
export interface Budget {
  /** The figure may be this much and no more. */
  most: number;
  unit: string;
  what: string;
}

export interface Row extends Budget {
  name: string;
  value: number;
  /** The same figure of the stock theme, where it has one. */
  stock?: number;
  isKept: boolean;
}

/**
 * Holds figures against their budgets.
 *
 * @throws Error when a figure has no budget, or a budget no figure.
 */
export function compare(
  budgets: Readonly<Record<string, Budget>>,
  figures: Readonly<Record<string, number>>,
  stock: Readonly<Record<string, number>> = {},
): Row[] {
  const unknown = Object.keys(figures).filter((name) => !(name in budgets));
  if (unknown.length > 0) throw new Error(`No budget for ${unknown.join(', ')}`);
  return Object.entries(budgets).map(([name, budget]) => {
    const value = figures[name];
    if (value === undefined) throw new Error(`Nothing was measured for ${name}`);
    return { ...budget, name, value, stock: stock[name], isKept: value <= budget.most };
  });
}

function format(value: number | undefined, unit: string): string {
  if (value === undefined) return '';
  return unit === 'B' || unit === 'ms'
    ? `${Math.round(value)} ${unit}`
    : `${value.toFixed(3)} ${unit}`;
}

/** The rows as a table for people. */
export function renderTable(rows: readonly Row[]): string {
  const cells = rows.map(({ what, value, most, stock, unit, isKept }) => [
    isKept ? 'ok' : 'BROKEN',
    what,
    format(value, unit),
    format(most, unit),
    format(stock, unit),
  ]);
  const table = [['', 'figure', 'measured', 'at most', 'stock'], ...cells];
  const widths = (table[0] ?? []).map((_, column) =>
    Math.max(...table.map((row) => row[column]?.length ?? 0)),
  );
  return table
    .map((row) =>
      row
        .map((cell, column) =>
          column < 2 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
