import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** The script with what all pages of the documentation are made of. */
export interface Frame {
  name: string;
  /** The names of the scripts that would hold one module of it each. */
  parts: string[];
}

const { FRAME, listParts } = createRequire(__filename)('./registry.cjs') as {
  FRAME: string;
  listParts: (registry: string) => string[];
};

/** Reads of what the frame is made; the framework's list is there before the bundler begins. */
export function findFrame(generatedFilesDir: string): Frame {
  const registry = readFileSync(path.join(generatedFilesDir, 'registry.js'), 'utf8');
  return { name: FRAME, parts: listParts(registry) };
}

interface Script {
  name?: string | null | undefined;
}

/** A name for what several scripts need of other packages. Two that are alike would share one script. */
function nameVendors(_module: unknown, scripts: readonly Script[]): string {
  const names = scripts.map(({ name }) => name ?? '').sort();
  return createHash('sha256').update(names.join(' ')).digest('hex').slice(0, 4);
}

/** Settings for that name. The bundler's own is a list of modules, and each page names its scripts. */
export const SHORT_NAMES = {
  splitChunks: {
    cacheGroups: {
      defaultVendors: {
        test: /[\\/]node_modules[\\/]/,
        name: nameVendors,
        priority: -10,
        reuseExistingChunk: true,
      },
    },
  },
};
