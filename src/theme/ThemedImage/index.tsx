// Change: the dark theme's image is loaded where it shows only; the light one is at hand for the first paint.
import type { ReactNode } from 'react';
import { ThemedComponent } from '@docusaurus/theme-common';
import type { Props } from '@theme/ThemedImage';

export default function ThemedImage({ sources, className, alt, ...others }: Props): ReactNode {
  return (
    <ThemedComponent className={className}>
      {({ theme, className }) => (
        <img
          {...others}
          alt={alt}
          className={className}
          src={sources[theme]}
          loading={theme === 'dark' ? 'lazy' : undefined}
        />
      )}
    </ThemedComponent>
  );
}
