import { cp } from 'node:fs/promises';
import path from 'node:path';
import { existsSync } from 'node:fs';
import { copyProject } from '../../scripts/support/project';
import type { Project } from '../../scripts/support/project';

/** Files and folders that the documentation plugin reads only at the root of a site. */
const VERSION_FILES = ['versions.json', 'versioned_docs', 'versioned_sidebars'];

/**
 * Creates a copy of the project (theme, styles, client modules and configuration). Files of `tests/fixtures/<name>`
 * replace the documentation and posts.
 */
export async function createFixtureProject(name: string): Promise<Project> {
  const folder = `tests/fixtures/${name}`;
  const project = await copyProject({
    without: ['blog', 'docs', 'openapi/paths', 'openapi/components', 'src/pages'],
    also: [folder, 'tests/fixtures/emptyReference.ts', 'src/pages/docs.tsx'],
  });
  await Promise.all(
    VERSION_FILES.filter((file) => existsSync(path.join(folder, file))).map((file) =>
      cp(path.join(folder, file), path.join(project.dir, file), { recursive: true }),
    ),
  );
  return project;
}
