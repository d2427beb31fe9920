import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { findFreePort } from '../support/freePort';
import { waitFor } from '../../scripts/support/waitFor';

/** Path of nginx. Its folder is not in the PATH of Debian users. */
const NGINX = '/usr/sbin/nginx';

/** Replaces settings that differ between hosts. Throws if a setting is missing, because the test would then be useless. */
function replaceAll(text: string, values: Readonly<Record<string, string>>): string {
  return Object.entries(values).reduce((result, [from, to]) => {
    if (!result.includes(from)) throw new Error(`deploy/nginx.conf does not say "${from}".`);
    return result.replaceAll(from, to);
  }, text);
}

function createCertificate(folder: string): void {
  const args = [
    ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost'],
    ...['-keyout', path.join(folder, 'key.pem'), '-out', path.join(folder, 'cert.pem')],
  ];
  execFileSync('openssl', args, { stdio: 'pipe' });
}

/** Returns a main configuration that includes the site's configuration. It replaces Debian's `nginx.conf`. */
const createFrame = (folder: string): string => `
load_module /usr/lib/nginx/modules/ngx_http_brotli_static_module.so;
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log warn;
events { worker_connections 512; }
http {
  access_log off;
  sendfile on;
  client_body_temp_path ${folder}/tmp;
  proxy_temp_path ${folder}/tmp;
  fastcgi_temp_path ${folder}/tmp;
  uwsgi_temp_path ${folder}/tmp;
  scgi_temp_path ${folder}/tmp;
  include ${folder}/site.conf;
}
`;

export interface NginxServer {
  /** Origin with TLS: `https://localhost:<port>`. */
  origin: string;
  /** Origin without TLS. */
  plainOrigin: string;
  /** Origin without TLS over IPv6. Undefined on a machine without IPv6. */
  plainOrigin6?: string;
  /** Shell command that replaces `nginx` and controls this server. */
  command: string;
  /** Reads the error log. */
  readErrors: () => Promise<string>;
  close: () => Promise<void>;
}

/**
 * Deploys the build in `dir` with the commands of deploy/README.md.
 *
 * @param nginx Shell command that replaces `nginx`. If omitted, the command is `true`, for deployments before nginx runs.
 * @throws Error with the output of the commands, if one of them fails.
 */
export function deployBuild(target: string, dir = '.', nginx = 'true'): void {
  const readme = readFileSync('deploy/README.md', 'utf8');
  const [, recipe = ''] = /```bash\n([^]*?)```/.exec(readme) ?? [];
  const commands = replaceAll(recipe, {
    '/srv/documentation': target,
    'nginx -t': `${nginx} -t`,
    'nginx -s reload': `${nginx} -s reload`,
    // Adds nanoseconds, because a test can create two releases within a second.
    '%S': '%S%N',
  });
  execFileSync('sh', ['-c', commands], { cwd: dir, stdio: 'pipe' });
}

/**
 * Starts nginx with `deploy/nginx.conf` on the loopback interface, with its own ports, certificate and folders.
 *
 * @param folder Empty folder for the files of nginx.
 * @param target Folder to which `deployBuild` has deployed a build.
 */
export async function startNginx(folder: string, target: string): Promise<NginxServer> {
  const [tls, plain] = [await findFreePort(), await findFreePort()];
  const hasIpv6 = os.networkInterfaces().lo?.some(({ family }) => family === 'IPv6') ?? false;
  await mkdir(path.join(folder, 'tmp'), { recursive: true });
  createCertificate(folder);
  const site = replaceAll(await readFile('deploy/nginx.conf', 'utf8'), {
    '/srv/documentation': target,
    '/etc/ssl/certs/documentation.pem': path.join(folder, 'cert.pem'),
    '/etc/ssl/private/documentation.key': path.join(folder, 'key.pem'),
    'listen 80;': `listen 127.0.0.1:${plain};`,
    'listen 443 ssl http2;': `listen 127.0.0.1:${tls} ssl http2;`,
    'listen [::]:80;': hasIpv6 ? `listen [::1]:${plain};` : '',
    'listen [::]:443 ssl http2;': hasIpv6 ? `listen [::1]:${tls} ssl http2;` : '',
    'server_name docs.fakewright.example;': 'server_name localhost;',
  });
  const main = path.join(folder, 'nginx.conf');
  await writeFile(path.join(folder, 'site.conf'), site);
  // If root starts nginx, its workers would run as a user who cannot read the temporary folder.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  await writeFile(main, user + createFrame(folder));
  const args = ['-p', folder, '-c', main, '-e', path.join(folder, 'error.log')];
  const child = spawn(NGINX, args, { stdio: 'inherit' });
  // Newer nginx versions prefer `http2 on`, which the version in Debian 12 does not support.
  const readErrors = async (): Promise<string> =>
    (await readFile(path.join(folder, 'error.log'), 'utf8').catch(() => '')).replaceAll(
      /^.*"listen \.\.\. http2" directive is deprecated.*\n/gm,
      '',
    );
  const plainOrigin = `http://localhost:${plain}`;
  try {
    await waitFor('nginx answers', async () => {
      if (child.exitCode !== null) throw new Error(`nginx has ended: ${await readErrors()}`);
      return fetch(plainOrigin, { redirect: 'manual' }).then(
        () => true,
        () => false,
      );
    });
  } catch (error) {
    child.kill('SIGKILL');
    throw error;
  }

  return {
    origin: `https://localhost:${tls}`,
    plainOrigin,
    plainOrigin6: hasIpv6 ? `http://[::1]:${plain}` : undefined,
    command: `${NGINX} -p ${folder} -c ${main} -e stderr`,
    readErrors,
    async close() {
      if (child.exitCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}
