// Change: adds the links of the footer, because the navbar has only two links.
import type { ReactNode } from 'react';
import { useThemeConfig } from '@docusaurus/theme-common';
import FooterLinks from '@theme/Footer/Links';
import PrimaryMenu from '@theme-original/Navbar/MobileSidebar/PrimaryMenu';

export default function NavbarMobilePrimaryMenu(): ReactNode {
  const { footer } = useThemeConfig();
  return (
    <>
      <PrimaryMenu />
      {footer && <FooterLinks links={footer.links} />}
    </>
  );
}
