import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** What the site calls an operation: `generator` for this project's own API, `operation` for any other. */
export function useNoun(): { one: string; many: string; title: string } {
  const { siteConfig } = useDocusaurusContext();
  const isForeign = siteConfig.customFields?.isForeign === true;
  return isForeign
    ? { one: 'operation', many: 'operations', title: 'Operations' }
    : { one: 'generator', many: 'generators', title: 'Generators' };
}
