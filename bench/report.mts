/** One figure that the bench measures. */
export interface Budget {
  /** The figure may be this much and no more. */
  most: number;
  unit: string;
  what: string;
}

/** The budgets of each part of the bench. */
export type Budgets = Readonly<Record<string, Readonly<Record<string, Budget>>>>;

export interface Row extends Budget {
  name: string;
  value: number;
  /** The same figure of the stock theme, where it has one. */
  stock?: number;
  isKept: boolean;
}

/** Rows of texts and figures, the first with the names of the columns. */
export type Table = readonly (readonly (string | number | undefined)[])[];

/** What one part of the bench has measured. */
export interface Part {
  /** The figures that have a budget. */
  figures: Readonly<Record<string, number>>;
  /** Those of the stock theme that have a counterpart. */
  stock?: Readonly<Record<string, number>>;
  /** All others, by title. */
  tables: Readonly<Record<string, Table>>;
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

/** Units that are shown without decimals. */
const WHOLE = new Set(['B', 'ms', 'MB']);

function format(value: number | undefined, unit: string): string {
  if (value === undefined) return '';
  return WHOLE.has(unit) ? `${Math.round(value)} ${unit}` : `${value.toFixed(3)} ${unit}`;
}

const formatCell = (cell: Table[number][number]): string =>
  typeof cell === 'number' ? String(Math.round(cell * 1000) / 1000) : (cell ?? '');

/** A table for people: columns of figures are aligned to their end. */
export function renderTable(table: Table): string {
  const widths = (table[0] ?? []).map((_, column) =>
    Math.max(...table.map((row) => formatCell(row[column]).length)),
  );
  const isText = widths.map(
    (_, column) =>
      column === 0 || table.slice(1).every((row) => !/^\d/.test(formatCell(row[column]))),
  );
  return table
    .map((row) =>
      row
        .map((cell, column) => {
          const width = widths[column] ?? 0;
          return isText[column] ? formatCell(cell).padEnd(width) : formatCell(cell).padStart(width);
        })
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** The rows as a table for people. */
export function renderRows(rows: readonly Row[]): string {
  return renderTable([
    ['', 'figure', 'measured', 'at most', 'stock'],
    ...rows.map(({ what, value, most, stock, unit, isKept }) => [
      isKept ? 'ok' : 'BROKEN',
      what,
      format(value, unit),
      format(most, unit),
      format(stock, unit),
    ]),
  ]);
}
