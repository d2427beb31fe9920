import type { RequiredSecurity } from '../read/model.ts';
import type { OAuthFlow } from '../read/types.ts';
import { DEEPEST_HEADING } from './fields.ts';
import { createProse } from './prose.ts';
import { anchorName } from './schema/anchor.ts';
import { displayName } from './schema/describe.ts';
import type { FactView, FieldView, SchemeView, SecurityView } from './types.ts';

/** Names of the flows of OAuth 2 as its specification has them, by their keys in OpenAPI. */
const FLOWS: Readonly<Record<string, string>> = {
  implicit: 'implicit',
  password: 'password',
  clientCredentials: 'client credentials',
  authorizationCode: 'authorization code',
  deviceAuthorization: 'device authorization',
};

function describeFlow(name: string, flow: OAuthFlow): FactView[] {
  const { authorizationUrl, deviceAuthorizationUrl, tokenUrl, refreshUrl } = flow;
  const addresses = [
    authorizationUrl && `authorization at ${authorizationUrl}`,
    deviceAuthorizationUrl && `devices at ${deviceAuthorizationUrl}`,
    tokenUrl && `tokens at ${tokenUrl}`,
    refreshUrl && `new tokens at ${refreshUrl}`,
  ].filter((each) => each !== undefined && each !== '') as string[];
  return [{ name: `Flow: ${FLOWS[name] ?? name}`, values: addresses }];
}

/** The scopes of a scheme with what they allow; only the required ones if some are. */
function createScopes({ flows = {}, scopes }: RequiredSecurity, anchor: string): FieldView[] {
  const known = new Map(Object.values(flows).flatMap((flow) => Object.entries(flow.scopes ?? {})));
  const shown = scopes ?? [...known.keys()];
  return shown.map((scope) => ({
    name: displayName(scope),
    anchor: `${anchor}-${anchorName(scope)}`,
    type: 'scope',
    required: scopes && true,
    description: createProse(known.get(scope), { firstHeading: DEEPEST_HEADING }),
  }));
}

function createScheme(
  required: RequiredSecurity,
  field: { name: string; type: string; anchor: string; required?: true },
): SchemeView {
  const { key, type, in: place, name, scheme, description, openIdConnectUrl } = required;
  const { bearerFormat, flows = {}, deprecated } = required;
  const facts: FactView[] = [
    ...Object.entries(flows).flatMap(([flow, each]) => describeFlow(flow, each)),
    ...(openIdConnectUrl ? [{ name: 'Configuration', values: [openIdConnectUrl] }] : []),
    ...(bearerFormat ? [{ name: 'Token', values: [bearerFormat] }] : []),
  ].filter(({ values }) => values.length > 0);
  const scopes = createScopes(required, field.anchor);
  return {
    key,
    type,
    in: place,
    name,
    scheme,
    field: {
      ...field,
      deprecated: deprecated || undefined,
      description: createProse(description, { firstHeading: DEEPEST_HEADING }),
      facts: facts.length > 0 ? facts : undefined,
      properties: scopes.length > 0 ? scopes : undefined,
    },
  };
}

/** Types of schemes that are sent in the header Authorization. */
const IN_HEADER = ['http', 'oauth2', 'openIdConnect'];

/** A security scheme as a required field of a request. */
function createRequiredScheme(
  required: RequiredSecurity,
  { prefix, end }: { prefix: string; end: string },
): SchemeView {
  const { key, type, in: place, name, scheme } = required;
  return createScheme(required, {
    name: displayName(IN_HEADER.includes(type) ? 'Authorization' : (name ?? key)),
    type: type === 'http' ? `${scheme} token` : type === 'apiKey' ? `key in ${place}` : type,
    anchor: `${prefix}auth-${anchorName(key)}${end}`,
    required: true,
  });
}

/** Adds its name to each scheme that looks like another one, such as two kinds of keys in the same header. */
function tellApart(ways: SchemeView[][]): SchemeView[][] {
  const keys = new Map<string, Set<string>>();
  const looks = ({ field }: SchemeView) => `${field.name} ${field.type}`;
  for (const scheme of ways.flat()) {
    keys.set(looks(scheme), (keys.get(looks(scheme)) ?? new Set()).add(scheme.key));
  }
  const name = (scheme: SchemeView): SchemeView => {
    if ((keys.get(looks(scheme))?.size ?? 0) < 2) return scheme;
    const facts = [{ name: 'Scheme', values: [scheme.key] }, ...(scheme.field.facts ?? [])];
    return { ...scheme, field: { ...scheme.field, facts } };
  };
  return ways.map((schemes) => schemes.map(name));
}

/** The security alternatives of an operation; empty when it needs no authorization. */
export function createSecurity(security: RequiredSecurity[][], prefix = ''): SecurityView[] {
  if (security.every((schemes) => schemes.length === 0)) return [];
  const ways = security.map((schemes, index) =>
    schemes.map((scheme) =>
      createRequiredScheme(scheme, { prefix, end: index === 0 ? '' : `-${index + 1}` }),
    ),
  );
  return tellApart(ways).map((schemes, index) => ({
    title: index === 0 ? undefined : schemes.length > 0 ? 'Or:' : 'Or without authorization.',
    schemes,
  }));
}

/** All security schemes of the API, for the information page. */
export function createSchemes(schemes: RequiredSecurity[]): SchemeView[] {
  const all = schemes.map((each) => {
    const { key, type, in: place, name, scheme } = each;
    return createScheme(each, {
      name: displayName(name ?? key),
      type: place === undefined ? [type, scheme].filter(Boolean).join(' ') : `key in ${place}`,
      anchor: `auth-${anchorName(key)}`,
    });
  });
  return tellApart([all]).flat();
}
